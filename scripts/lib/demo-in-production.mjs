/** The demo's owner. */
const EMAIL = 'demo@cartadigital.es';

/** With what the demo's owner comes in: a start in production tells the password once, when it has stored it. */
export function demoOwner(printed) {
  const password = new RegExp(`${EMAIL} · (\\S+)`).exec(printed)?.[1];
  if (!password) throw new Error(`No password of ${EMAIL} in:\n${printed}`);
  return { email: EMAIL, password };
}
