/** Every letter we send, by template, with the data it is filled with. */
export type Mail =
  | {
      template: 'contact-staff'
      data: ContactLetter & { phoneNumber: string; websiteUrl: string; email: string }
    }
  | { template: 'contact-receipt'; data: ContactLetter }
  | { template: 'contact-confirm'; data: { firstName: string; reference: string; confirmUrl: string } }

interface ContactLetter {
  firstName: string
  lastName: string
  reference: string
  message: string
}
