import { lazy, useState, type ComponentType } from 'react'

/**
 * A view whose file, with its flow, can be loaded ahead. Then it renders at once: React keeps back what suspends,
 * however shortly, for 300 ms.
 */
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
    // The component stays the same once it is rendered: another one would lose what was entered.
    const [Drawn] = useState<ComponentType<Props>>(() => arrived ?? Late)
    return <Drawn {...props} />
  }
  return Object.assign(View, { fetch })
}
