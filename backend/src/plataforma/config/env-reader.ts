import { avisosDeNombres } from './nombres';
import { readEnvFile, readSecretFile } from './env-files';

export type Env = Readonly<Record<string, string | undefined>>;

/** Collects all problems, which the caller reads last; a wrong variable gets its default meanwhile. */
export class EnvReader {
  readonly problems: string[] = [];
  private readonly asked = new Set<string>();

  /** @param written names that stand in a file, each of which somebody should ask for. */
  constructor(
    private readonly env: Env,
    private readonly written: readonly string[] = [],
  ) {}

  /** What the environment sets wins over the file. */
  static withFile(env: Env, file: string): EnvReader {
    const { values, problems } = readEnvFile(file);
    const reader = new EnvReader({ ...values, ...env }, Object.keys(values));
    reader.problems.push(...problems);
    return reader;
  }

  /** Says whether somebody has set it, be it wrongly. */
  isSet(name: string): boolean {
    return this.own(name) !== undefined || this.own(`${name}_FILE`) !== undefined;
  }

  /** Reads NAME, or the file that NAME_FILE names: so Docker, systemd and Kubernetes hand secrets over. */
  text(name: string): string | undefined {
    const [value, file] = [this.own(name), this.own(`${name}_FILE`)];
    if (file === undefined) return value;
    if (value !== undefined) {
      return this.reject(`${name} y ${name}_FILE están puestos a la vez: quita uno de los dos.`, undefined);
    }
    const secret = readSecretFile(file);
    return 'value' in secret ? secret.value : this.reject(`${name}_FILE: ${secret.problem}`, undefined);
  }

  integer(name: string, byDefault: number, max: number): number {
    const text = this.text(name);
    if (text === undefined) return byDefault;
    const value = Number(text);
    if (/^\d+$/.test(text) && value <= max) return value;
    return this.reject(`${name} debe ser un número entero entre 0 y ${max}; es '${text}'.`, byDefault);
  }

  choice<T extends string>(name: string, options: readonly T[], byDefault: T): T {
    const text = this.text(name);
    if (text === undefined) return byDefault;
    const chosen = options.find((option) => option === text);
    return chosen ?? this.reject(`${name} debe ser ${inWords(options)}; es '${text}'.`, byDefault);
  }

  flag(name: string, byDefault: boolean): boolean {
    return this.choice(name, ['on', 'off'], byDefault ? 'on' : 'off') === 'on';
  }

  /** The problem does not repeat the value: an address may carry a password. */
  url(name: string, schemes: readonly string[]): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const complete = schemes.some(
      (scheme) => text.startsWith(`${scheme}://`) && text.length > scheme.length + 3,
    );
    if (complete) return text;
    return this.reject(`${name} debe empezar por ${inWords(schemes.map((s) => `${s}://`))}.`, undefined);
  }

  /** A Spanish line for each written name that nobody has asked for: read it last. */
  avisos(): string[] {
    return avisosDeNombres(this.written, this.asked);
  }

  reject<T>(problem: string, instead: T): T {
    this.problems.push(problem);
    return instead;
  }

  /** An empty variable counts as absent: `${NAME:-}` in a compose file leaves it empty. */
  private own(name: string): string | undefined {
    this.asked.add(name);
    return this.env[name]?.trim() || undefined;
  }
}

function inWords(options: readonly string[]): string {
  return new Intl.ListFormat('es', { type: 'disjunction' }).format(options);
}
