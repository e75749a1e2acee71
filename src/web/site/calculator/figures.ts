const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const decimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const tenth = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

export const count = (value: number) => whole.format(value)
export const exact = (value: number) => decimal.format(value)
export const upToTenths = (value: number) => tenth.format(value)

/** Per cent that are already a hundredfold: 5 is 5%. */
export const perCent = (value: number) => `${tenth.format(value)}%`
