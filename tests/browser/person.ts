export interface Person {
  name: string
  surname: string
  username: string
  email: string
  password: string
  /** Ten digits. */
  phone: string
  personalNo: string
}

let people = 0

/** A national id with valid check digits. @param digits nine, the first no 0 */
function personalNoOf(digits: string): string {
  const sum = (from: number, step: number) =>
    Array.from(digits).reduce((total, digit, at) => (at % step === from ? total + Number(digit) : total), 0)
  const tenth = (sum(0, 2) * 7 - sum(1, 2) + 40) % 10
  return `${digits}${tenth}${(sum(0, 1) + tenth) % 10}`
}

/** Always new: tests share one database. */
export function newPerson(): Person {
  const number = String(Date.now() % 1_000_000).padStart(6, '0') + String(process.pid % 100).padStart(2, '0')
  const own = `${number}${(people++ % 100).toString().padStart(2, '0')}`
  return {
    name: 'Gülşah',
    surname: 'Işık',
    username: `lale${own}`,
    email: `lale${own}@example.com`,
    password: 'gece-bahcesi',
    phone: `5${own.slice(-9)}`,
    personalNo: personalNoOf(`1${own.slice(-8)}`),
  }
}

export function signUpOf({ name, surname, username, email, password, phone, personalNo }: Person) {
  return {
    Ad: name,
    Soyad: surname,
    'Kullanıcı adı': username,
    'E-posta': email,
    Şifre: password,
    'Şifre (tekrar)': password,
    Telefon: phone,
    'T.C. kimlik no': personalNo,
    Gün: '17',
    Ay: '05',
    Yıl: '1988',
  }
}
