/** The store of the live demo and of the pictures on the site. */
export const shopName = 'Tamarind Supply'
