import { lazy, useState, type ComponentType } from 'react'

/** A view whose file, with the flow that it shows, can be fetched ahead of it; from then on it is drawn at once, while what suspends, however shortly, stays away for 300 ms. */
export function arrivingView<Props extends object, Code extends { default: ComponentType<Props> }>(
  code: () => Promise<Code & { default: ComponentType<Props> }>,
) {
  let arrived: ComponentType<Props> | undefined
  const fetch = async () => {
    const module = await code()
    arrived = module.default
    return module
  }
  const Late = lazy(fetch)
  function View(props: Props) {
    // What has been drawn late stays what it is: another component would lose what is entered in it.
    const [Drawn] = useState<ComponentType<Props>>(() => arrived ?? Late)
    return <Drawn {...props} />
  }
  return Object.assign(View, { fetch })
}
