/** `America/New York` */
export const zoneName = (id: string) => id.replaceAll('_', ' ')
