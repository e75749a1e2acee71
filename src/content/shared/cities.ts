/** Cities that people look for, each with its time zone; the zones' own names know only a few of them. */
interface City {
  zone: string
  city: string
  country: string
}

const table = `
Asia/Kolkata|India|Kolkata, Mumbai, Delhi, New Delhi, Bengaluru, Hyderabad, Chennai, Pune, Ahmedabad, Surat, Jaipur, Lucknow, Indore, Kochi, Chandigarh, Goa
Asia/Dubai|United Arab Emirates|Dubai, Abu Dhabi, Sharjah
Asia/Karachi|Pakistan|Karachi, Lahore, Islamabad
Asia/Dhaka|Bangladesh|Dhaka, Chattogram
Asia/Colombo|Sri Lanka|Colombo
Asia/Kathmandu|Nepal|Kathmandu
Asia/Riyadh|Saudi Arabia|Riyadh, Jeddah
Asia/Qatar|Qatar|Doha
Asia/Kuwait|Kuwait|Kuwait City
Asia/Bahrain|Bahrain|Manama
Asia/Jerusalem|Israel|Jerusalem, Tel Aviv
Asia/Shanghai|China|Shanghai, Beijing, Shenzhen, Guangzhou, Chengdu, Hangzhou
Asia/Hong_Kong|Hong Kong|Hong Kong
Asia/Taipei|Taiwan|Taipei
Asia/Singapore|Singapore|Singapore
Asia/Kuala_Lumpur|Malaysia|Kuala Lumpur, Penang
Asia/Jakarta|Indonesia|Jakarta, Bandung, Surabaya
Asia/Makassar|Indonesia|Bali, Denpasar, Makassar
Asia/Manila|Philippines|Manila, Cebu
Asia/Bangkok|Thailand|Bangkok, Chiang Mai
Asia/Ho_Chi_Minh|Vietnam|Ho Chi Minh City, Hanoi, Da Nang
Asia/Seoul|South Korea|Seoul, Busan
Asia/Tokyo|Japan|Tokyo, Osaka, Kyoto, Nagoya, Fukuoka
Asia/Tashkent|Uzbekistan|Tashkent
Asia/Almaty|Kazakhstan|Almaty, Astana
Europe/Istanbul|Turkey|Istanbul, Ankara, Izmir
Europe/London|United Kingdom|London, Manchester, Birmingham, Leeds, Liverpool, Bristol, Glasgow, Edinburgh, Cardiff, Belfast
Europe/Dublin|Ireland|Dublin, Cork
Europe/Lisbon|Portugal|Lisbon, Porto
Europe/Madrid|Spain|Madrid, Barcelona, Valencia, Seville
Europe/Paris|France|Paris, Lyon, Marseille, Toulouse, Lille, Bordeaux
Europe/Brussels|Belgium|Brussels, Antwerp, Ghent
Europe/Amsterdam|Netherlands|Amsterdam, Rotterdam, Utrecht, Eindhoven
Europe/Luxembourg|Luxembourg|Luxembourg
Europe/Berlin|Germany|Berlin, Hamburg, Munich, Cologne, Frankfurt, Stuttgart, Düsseldorf, Leipzig
Europe/Zurich|Switzerland|Zürich, Geneva, Basel, Bern
Europe/Vienna|Austria|Vienna, Graz, Salzburg
Europe/Rome|Italy|Rome, Milan, Turin, Naples, Bologna, Florence
Europe/Copenhagen|Denmark|Copenhagen, Aarhus
Europe/Stockholm|Sweden|Stockholm, Gothenburg, Malmö
Europe/Oslo|Norway|Oslo, Bergen
Europe/Helsinki|Finland|Helsinki, Tampere
Europe/Warsaw|Poland|Warsaw, Kraków, Wrocław, Gdańsk
Europe/Prague|Czechia|Prague, Brno
Europe/Budapest|Hungary|Budapest
Europe/Bucharest|Romania|Bucharest, Cluj-Napoca
Europe/Sofia|Bulgaria|Sofia
Europe/Athens|Greece|Athens, Thessaloniki
Europe/Kyiv|Ukraine|Kyiv, Lviv
Europe/Vilnius|Lithuania|Vilnius
Europe/Riga|Latvia|Riga
Europe/Tallinn|Estonia|Tallinn
Europe/Zagreb|Croatia|Zagreb
Europe/Belgrade|Serbia|Belgrade
Europe/Moscow|Russia|Moscow, Saint Petersburg
Atlantic/Reykjavik|Iceland|Reykjavík
Africa/Cairo|Egypt|Cairo, Alexandria
Africa/Casablanca|Morocco|Casablanca, Rabat
Africa/Lagos|Nigeria|Lagos, Abuja
Africa/Accra|Ghana|Accra
Africa/Nairobi|Kenya|Nairobi, Mombasa
Africa/Addis_Ababa|Ethiopia|Addis Ababa
Africa/Johannesburg|South Africa|Johannesburg, Cape Town, Durban, Pretoria
America/New_York|United States|New York, Boston, Washington, Philadelphia, Miami, Atlanta, Orlando, Charlotte, Pittsburgh, Cleveland
America/Detroit|United States|Detroit
America/Chicago|United States|Chicago, Houston, Dallas, Austin, San Antonio, Minneapolis, Nashville, New Orleans, St. Louis, Kansas City
America/Denver|United States|Denver, Salt Lake City, Albuquerque
America/Phoenix|United States|Phoenix, Tucson
America/Los_Angeles|United States|Los Angeles, San Francisco, San Diego, Seattle, Portland, Las Vegas, San Jose
America/Anchorage|United States|Anchorage
Pacific/Honolulu|United States|Honolulu
America/Toronto|Canada|Toronto, Montreal, Ottawa, Quebec City
America/Winnipeg|Canada|Winnipeg
America/Edmonton|Canada|Edmonton, Calgary
America/Vancouver|Canada|Vancouver, Victoria
America/Halifax|Canada|Halifax
America/St_Johns|Canada|St. John’s
America/Mexico_City|Mexico|Mexico City, Guadalajara, Monterrey
America/Bogota|Colombia|Bogotá, Medellín
America/Lima|Peru|Lima
America/Santiago|Chile|Santiago
America/Argentina/Buenos_Aires|Argentina|Buenos Aires, Córdoba, Rosario
America/Sao_Paulo|Brazil|São Paulo, Rio de Janeiro, Belo Horizonte, Brasília, Porto Alegre, Curitiba
America/Caracas|Venezuela|Caracas
America/Panama|Panama|Panama City
America/Costa_Rica|Costa Rica|San José
America/Puerto_Rico|Puerto Rico|San Juan
Australia/Sydney|Australia|Sydney, Canberra
Australia/Melbourne|Australia|Melbourne
Australia/Brisbane|Australia|Brisbane, Gold Coast
Australia/Adelaide|Australia|Adelaide
Australia/Perth|Australia|Perth
Australia/Darwin|Australia|Darwin
Australia/Hobart|Australia|Hobart
Pacific/Auckland|New Zealand|Auckland, Wellington, Christchurch
Pacific/Fiji|Fiji|Suva
Pacific/Kiritimati|Kiribati|Kiritimati
`

export const cities: readonly City[] = table
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [zone = '', country = '', names = ''] = row.split('|')
    return names.split(', ').map((city) => ({ zone, city, country }))
  })
