import type { Shop } from '../shops.ts'
import type { Address, Customer } from './customer.ts'

interface Country {
  name: string
  code: string
  firstNames: string[]
  lastNames: string[]
  streets: string[]
  /** City, province, its code, postal code. */
  cities: [string, string | null, string | null, string][]
  /** A mobile number with its country's code: the part before, and how many digits follow. */
  phone: [string, number]
}

const countries: Record<string, Country> = {
  IN: {
    name: 'India',
    code: 'IN',
    firstNames: [
      'Ananya',
      'Rohan',
      'Meera',
      'Arjun',
      'Kavya',
      'Vikram',
      'Divya',
      'Imran',
      'Nisha',
      'Karthik',
    ],
    lastNames: [
      'Sharma',
      'Iyer',
      'Menon',
      'Khan',
      'Patel',
      'Reddy',
      'Bose',
      'Kulkarni',
      'Nair',
      'Gill',
      'Das',
    ],
    streets: [
      'MG Road',
      'Hill Road',
      'Lavelle Road',
      'Park Street',
      'Residency Road',
      'Temple Street',
      'Lake View',
    ],
    cities: [
      ['Bengaluru', 'Karnataka', 'KA', '560001'],
      ['Mumbai', 'Maharashtra', 'MH', '400050'],
      ['Chennai', 'Tamil Nadu', 'TN', '600004'],
      ['New Delhi', 'Delhi', 'DL', '110016'],
      ['Kochi', 'Kerala', 'KL', '682001'],
      ['Kolkata', 'West Bengal', 'WB', '700016'],
    ],
    phone: ['+9198', 8],
  },
  DE: {
    name: 'Germany',
    code: 'DE',
    firstNames: ['Lena', 'Jonas', 'Mara', 'Felix', 'Clara', 'Emre', 'Hanna', 'Paul', 'Ida', 'Moritz'],
    lastNames: [
      'Brandt',
      'Yılmaz',
      'Keller',
      'Vogel',
      'Schäfer',
      'Neumann',
      'Lorenz',
      'Franke',
      'Behrens',
      'Roth',
    ],
    streets: [
      'Deichstraße',
      'Lange Reihe',
      'Torstraße',
      'Königsallee',
      'Gartenweg',
      'Hafenstraße',
      'Marktplatz',
    ],
    cities: [
      ['Hamburg', null, null, '20459'],
      ['Berlin', null, null, '10119'],
      ['Köln', null, null, '50667'],
      ['München', null, null, '80331'],
      ['Leipzig', null, null, '04109'],
    ],
    phone: ['+49151', 8],
  },
  NG: {
    name: 'Nigeria',
    code: 'NG',
    firstNames: ['Amara', 'Tunde', 'Ngozi', 'Femi', 'Zainab', 'Emeka', 'Halima', 'Segun', 'Ifeoma', 'Bayo'],
    lastNames: [
      'Adeyemi',
      'Okonkwo',
      'Bello',
      'Eze',
      'Balogun',
      'Danjuma',
      'Nwosu',
      'Oladipo',
      'Abubakar',
      'Obi',
    ],
    streets: ['Allen Avenue', 'Awolowo Road', 'Broad Street', 'Bode Thomas Street', 'Adetokunbo Crescent'],
    cities: [
      ['Lagos', 'Lagos', 'LA', '101233'],
      ['Abuja', 'Federal Capital Territory', 'FC', '900211'],
      ['Ibadan', 'Oyo', 'OY', '200212'],
      ['Port Harcourt', 'Rivers', 'RI', '500272'],
    ],
    phone: ['+234803', 7],
  },
  US: {
    name: 'United States',
    code: 'US',
    firstNames: ['Grace', 'Daniel', 'Maya', 'Owen', 'Elena', 'Marcus', 'Ruth', 'Theo', 'Priya', 'Sam'],
    lastNames: [
      'Whitaker',
      'Nguyen',
      'Ortiz',
      'Hughes',
      'Coleman',
      'Park',
      'Fischer',
      'Reyes',
      'Lindgren',
      'Moss',
    ],
    streets: [
      'Mercer Street',
      'Pine Street',
      'Alder Avenue',
      'Valencia Street',
      'Division Street',
      'Elm Court',
    ],
    cities: [
      ['New York', 'New York', 'NY', '10013'],
      ['Portland', 'Oregon', 'OR', '97205'],
      ['San Francisco', 'California', 'CA', '94110'],
      ['Chicago', 'Illinois', 'IL', '60622'],
    ],
    phone: ['+121255', 5],
  },
}

/** A number that follows from the place, and is not like its neighbours'. */
function mixed(place: number, salt: number): number {
  const begun = Math.imul(place + 1, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b)
  const stirred = Math.imul(begun ^ (begun >>> 15), 0x2c1b3ccd)
  return (stirred ^ (stirred >>> 12)) >>> 0
}

const pick = <T>(list: readonly T[], place: number): T => {
  const item = list[place % list.length]
  if (item === undefined) throw new Error('The list is not empty')
  return item
}

/** A customer computed from the store and their position in it: always the same name, email, number and address. */
export function seededCustomer(shop: Shop, id: number, place: number, at: number): Customer {
  const country = countries[shop.country] ?? pick(Object.values(countries), 3)
  const firstName = pick(country.firstNames, mixed(place, 1))
  const lastName = pick(country.lastNames, mixed(place, 2))
  const [before, digits] = country.phone
  // Any two places give two numbers: 7919 shares no factor with a power of ten.
  const number = (place * 7919 + 1234) % 10 ** digits
  const phone = `${before}${String(number).padStart(digits, '0')}`
  const hasEmail = place % 9 !== 8
  const addresses = [addressOf(country, { firstName, lastName, phone }, id * 100, place)]
  if (place % 3 === 0) {
    addresses.push(addressOf(country, { firstName, lastName, phone }, id * 100 + 1, place + 5))
  }
  return {
    id,
    createdAt: at,
    updatedAt: at,
    firstName,
    lastName,
    email: hasEmail ? `${plain(firstName)}.${plain(lastName)}${place}@mail.example` : null,
    phone: hasEmail && place % 4 === 1 ? null : phone,
    addresses,
    defaultAddressId: id * 100,
  }
}

function addressOf(
  country: Country,
  person: Pick<Address, 'firstName' | 'lastName' | 'phone'>,
  id: number,
  place: number,
): Address {
  const [city, province, provinceCode, zip] = pick(country.cities, mixed(place, 3))
  const house = 1 + ((place * 13) % 180)
  const street = pick(country.streets, mixed(place, 4))
  const address1 = country.code === 'DE' ? `${street} ${house}` : `${house} ${street}`
  const address2 =
    country.code === 'IN' && place % 2 === 0 ? `Flat ${1 + (place % 12)}0${1 + (place % 4)}` : null
  return {
    id,
    ...person,
    address1,
    address2,
    city,
    zip,
    province,
    provinceCode,
    country: country.name,
    countryCode: country.code,
  }
}

/** As it may stand in an email address. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace('ı', 'i')
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
