/** The house inks and faces, as literal values: mail programs know neither custom properties nor our fonts. */
export const ink = '#17161A'
export const ink2 = '#57544B'
export const paper = '#F1EEE4'
export const sheet = '#FDFCF7'
export const carbon = '#1A31C8'
export const canary = '#FBDD62'
export const stamp = '#CB270D'

export const gothic = '"Special Gothic", "Helvetica Neue", Helvetica, Arial, sans-serif'
export const mono = '"Sometype Mono", "SFMono-Regular", Menlo, Consolas, "Courier New", monospace'
