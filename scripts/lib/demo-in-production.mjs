const EMAIL = 'demo@cartadigital.es';

/** A start in production prints the demo owner's password once, when it has stored it. */
export function demoOwner(printed) {
  const password = new RegExp(`${EMAIL} · (\\S+)`).exec(printed)?.[1];
  if (!password) throw new Error(`No password of ${EMAIL} in:\n${printed}`);
  return { email: EMAIL, password };
}
