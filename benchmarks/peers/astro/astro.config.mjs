import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

/** As `create astro` with React starts one off. */
export default defineConfig({ integrations: [react()], telemetry: false })
