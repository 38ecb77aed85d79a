/** The binomial coefficient. */
export function ways(of: number, choose: number): number {
  let result = 1
  for (let index = 1; index <= choose; index++) result = (result * (of - choose + index)) / index
  return choose < 0 || choose > of ? 0 : Math.round(result)
}
