/** As `create-next-app` starts one off, exported as files; types are checked at home. */
export default { output: 'export', typescript: { ignoreBuildErrors: true } }
