export interface Person {
  name: string
  surname: string
  username: string
  email: string
  password: string
  /** Ten digits. */
  phone: string
}

let people = 0

/** A person nobody has been before: tests share one database. */
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
  }
}

/** What the person types to sign up, by field. */
export function signUpOf({ name, surname, username, email, password, phone }: Person) {
  return {
    Ad: name,
    Soyad: surname,
    'Kullanıcı adı': username,
    'E-posta': email,
    Şifre: password,
    'Şifre (tekrar)': password,
    Telefon: phone,
    'T.C. kimlik no': '10000000146',
    'Doğum günü': '17',
    Ay: '05',
    Yıl: '1988',
  }
}
