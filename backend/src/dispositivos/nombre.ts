/** How the names of devices are compared: 'Tablet' is 'tablet', and 'Bar' is not 'Bár'. */
export const nombreNormalizado = (nombre: string): string => nombre.trim().toLowerCase();
