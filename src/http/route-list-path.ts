/** Where React Router asks which scripts belong to an address that a page links to. */
export const routeListPath = '/route-list'
