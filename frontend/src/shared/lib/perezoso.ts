/** Before the second try, in ms: long enough for a phone to find its network again. */
const ESPERA = 1_500;

/** Loads a piece of the program, giving a bad line a second chance. */
export async function loadConReintento<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, ESPERA));
    return load();
  }
}
