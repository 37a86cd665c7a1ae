export const NODE_ENVS = ['development', 'production', 'test'] as const;
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export const DEFAULT_PLANS = ['normal', 'premium'] as const;
export const PLANES = ['anfitrion', 'propietario'] as const;
export const METRICS_ACCESS = ['loopback', 'all', 'off'] as const;

/** The parsed environment (docs/operar.md#settings) is its own injection token; tests pass any such object. */
export abstract class Config {
  abstract readonly nodeEnv: (typeof NODE_ENVS)[number];
  abstract readonly logLevel: (typeof LOG_LEVELS)[number];
  /** 0 lets the system choose a free port. */
  abstract readonly port: number;
  abstract readonly host: string;
  /** When undefined, the embedded engine runs under `dataDir`. */
  abstract readonly mongodbUri: string | undefined;
  /** The embedded database, the generated secret, and mails without SMTP are under this absolute path. */
  abstract readonly dataDir: string;
  /** When undefined, mails are written to `dataDir`. */
  abstract readonly smtpUrl: string | undefined;
  abstract readonly mailFrom: string;
  /** It has no final slash; when undefined, each request's own address is used. */
  abstract readonly publicUrl: string | undefined;
  /** When undefined, this is the only process. */
  abstract readonly redisUrl: string | undefined;
  abstract readonly jwtSecret: string;
  /** An empty database is filled with the demo restaurants. */
  abstract readonly demo: boolean;
  abstract readonly emailVerification: boolean;
  abstract readonly rateLimit: boolean;
  /** This many proxies stand in front. */
  abstract readonly trustProxy: number;
  abstract readonly defaultPlan: (typeof DEFAULT_PLANS)[number];
  /** With 'anfitrion' only the host changes plans, by the command line; with 'propietario' owners may too. */
  abstract readonly planes: (typeof PLANES)[number];
  /** Owners reach the host here: a mail address, a telephone or an https address. */
  abstract readonly planContacto: string | undefined;
  abstract readonly metrics: (typeof METRICS_ACCESS)[number];
  /** With a token (at least 16 bytes) /metrics can be read from anywhere. */
  abstract readonly metricsToken: string | undefined;
  /** This many daily copies are kept in `dataDir`/copias; undefined makes none. */
  abstract readonly copias: number | undefined;
  /** The newest copy is carried to this absolute path too; undefined: nowhere. */
  abstract readonly copiasFuera: string | undefined;
}
