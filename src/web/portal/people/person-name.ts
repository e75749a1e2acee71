interface Named {
  first_name: string
  last_name: string
  email: string
}

/** Google may have told us none; then the address stands for it. */
export const nameOf = ({ first_name, last_name, email }: Named) =>
  `${first_name} ${last_name}`.trim() || email
