import { Error as MongooseErrors, mongo } from 'mongoose';

const DUPLICATE_KEY = 11_000;

/** A unique index refused the write; the caller turns this conflict into a 409. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;
}

/** Returns the values that a unique index refused, by field; null for any other error. */
export function duplicateOf(error: unknown): Readonly<Record<string, unknown>> | null {
  if (!(error instanceof mongo.MongoServerError) || error.code !== DUPLICATE_KEY) return null;
  return (error.keyValue ?? {}) as Record<string, unknown>;
}

/** With these codes a server says that it is closing, stepping down or too late to keep its promise. */
const AWAY_CODES: ReadonlySet<unknown> = new Set([
  6, // HostUnreachable
  7, // HostNotFound
  50, // MaxTimeMSExpired
  64, // WriteConcernTimeout
  89, // NetworkTimeout
  91, // ShutdownInProgress
  100, // UnsatisfiableWriteConcern
  133, // FailedToSatisfyReadPreference
  134, // ReadConcernMajorityNotAvailableYet
  189, // PrimarySteppedDown
  262, // ExceededTimeLimit
  9001, // SocketException
  10058, // LegacyNotPrimary
  10107, // NotWritablePrimary
  11600, // InterruptedAtShutdown
  11602, // InterruptedDueToReplStateChange
  13435, // NotPrimaryNoSecondaryOk
  13436, // NotPrimaryOrSecondary
  14031, // OutOfDiskSpace
]);

const AWAY_ERRORS = [
  mongo.MongoNetworkError,
  mongo.MongoServerSelectionError,
  mongo.MongoNotConnectedError,
  mongo.MongoTopologyClosedError,
  mongo.MongoClientClosedError,
  MongooseErrors.MongooseServerSelectionError,
] as const;

/** The driver's pool does not export these classes. */
const AWAY_NAMES: ReadonlySet<string> = new Set([
  'MongoPoolClosedError',
  'MongoPoolClearedError',
  'MongoWaitQueueTimeoutError',
  // mongoose throws this when it has no connection and may not buffer
  'MongooseBufferedCommandError',
]);

/** No answer came in time (503): a write may have been done, so callers retry with the same key or rev. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (AWAY_ERRORS.some((type) => error instanceof type) || AWAY_NAMES.has(error.name)) return true;
  return error instanceof mongo.MongoServerError && (AWAY_CODES.has(error.code) || isUnconfirmed(error));
}

/** The connection ended during this operation, which may be the cause. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof mongo.MongoNetworkError && !(error instanceof mongo.MongoNetworkTimeoutError);
}

function isUnconfirmed(error: mongo.MongoServerError): boolean {
  if (!(error instanceof mongo.MongoWriteConcernError)) return false;
  const concern: unknown = error.result?.writeConcernError;
  return typeof concern === 'object' && concern !== null && 'code' in concern && AWAY_CODES.has(concern.code);
}
