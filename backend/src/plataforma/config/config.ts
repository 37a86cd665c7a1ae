export const NODE_ENVS = ['development', 'production', 'test'] as const;
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export const DEFAULT_PLANS = ['normal', 'premium'] as const;
export const PLANES = ['anfitrion', 'propietario'] as const;
export const METRICS_ACCESS = ['loopback', 'all', 'off'] as const;

/** The parsed environment (docs/api.md#settings), and its own injection token; tests pass any such object. */
export abstract class Config {
  abstract readonly nodeEnv: (typeof NODE_ENVS)[number];
  abstract readonly logLevel: (typeof LOG_LEVELS)[number];
  /** 0 lets the system choose a free port. */
  abstract readonly port: number;
  abstract readonly host: string;
  /** Undefined: the embedded engine under `dataDir`. */
  abstract readonly mongodbUri: string | undefined;
  /** Absolute path of the embedded database, the generated secret and the mails when there is no SMTP. */
  abstract readonly dataDir: string;
  /** Undefined: mails are written to `dataDir`. */
  abstract readonly smtpUrl: string | undefined;
  abstract readonly mailFrom: string;
  /** Without a final slash. Undefined: taken from each request. */
  abstract readonly publicUrl: string | undefined;
  /** Undefined: this is the only process. */
  abstract readonly redisUrl: string | undefined;
  /** At least 32 bytes. */
  abstract readonly jwtSecret: string;
  /** Fills an empty database with the demo restaurants. */
  abstract readonly demo: boolean;
  abstract readonly emailVerification: boolean;
  abstract readonly rateLimit: boolean;
  /** The number of proxies in front. */
  abstract readonly trustProxy: number;
  abstract readonly defaultPlan: (typeof DEFAULT_PLANS)[number];
  /** Who may change the plan of an account: the host, by the command line, or its owner too. */
  abstract readonly planes: (typeof PLANES)[number];
  /** How owners reach the host: a mail address, a telephone or an https address. */
  abstract readonly planContacto: string | undefined;
  abstract readonly metrics: (typeof METRICS_ACCESS)[number];
  /** Needed, from anywhere, to read /metrics; at least 16 bytes. */
  abstract readonly metricsToken: string | undefined;
  /** Daily copies kept in `dataDir`/copias. Undefined: none is made. */
  abstract readonly copias: number | undefined;
}
