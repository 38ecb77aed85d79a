const key = 'reloads'
const minute = 60_000

export function countReloads(): number {
  return recent().length
}

export function reloadAndCount(): void {
  sessionStorage.setItem(key, [...recent(), Date.now()].join(' '))
  location.reload()
}

function recent(): number[] {
  const now = Date.now()
  const moments = (sessionStorage.getItem(key) ?? '').split(' ').map(Number)
  return moments.filter((at) => at > now - minute && at <= now)
}
