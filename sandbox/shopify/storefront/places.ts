/** Where the stores of the sandbox deliver to. */
export const countryNames: Record<string, string> = {
  AU: 'Australia',
  CA: 'Canada',
  FR: 'France',
  DE: 'Germany',
  IN: 'India',
  NG: 'Nigeria',
  SG: 'Singapore',
  AE: 'United Arab Emirates',
  GB: 'United Kingdom',
  US: 'United States',
}

/** Where the postal code has a form that can be checked. */
export const zipPatterns: Record<string, RegExp> = {
  AU: /^\d{4}$/,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  IN: /^[1-9]\d{5}$/,
  NG: /^\d{6}$/,
  SG: /^\d{6}$/,
  US: /^\d{5}(?:-\d{4})?$/,
}

/** Where an address needs its state, and the states that have a code here. */
export const provinces: Record<string, Record<string, string>> = {
  IN: {
    'Andhra Pradesh': 'AP',
    Assam: 'AS',
    Bihar: 'BR',
    Chandigarh: 'CH',
    Chhattisgarh: 'CG',
    Delhi: 'DL',
    Goa: 'GA',
    Gujarat: 'GJ',
    Haryana: 'HR',
    'Himachal Pradesh': 'HP',
    'Jammu and Kashmir': 'JK',
    Jharkhand: 'JH',
    Karnataka: 'KA',
    Kerala: 'KL',
    'Madhya Pradesh': 'MP',
    Maharashtra: 'MH',
    Odisha: 'OR',
    Puducherry: 'PY',
    Punjab: 'PB',
    Rajasthan: 'RJ',
    'Tamil Nadu': 'TN',
    Telangana: 'TS',
    'Uttar Pradesh': 'UP',
    Uttarakhand: 'UK',
    'West Bengal': 'WB',
  },
  NG: { 'Federal Capital Territory': 'FC', Lagos: 'LA', Oyo: 'OY', Rivers: 'RI' },
  US: { California: 'CA', Illinois: 'IL', 'New York': 'NY', Oregon: 'OR', Texas: 'TX' },
}
