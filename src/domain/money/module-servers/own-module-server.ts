/** Modules that we run ourselves pay by the same rules and calls as those of others, under this name. */
export const ownModuleServer = 'infiniti'
