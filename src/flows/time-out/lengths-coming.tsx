import { Skeleton } from '../../ui/skeleton.tsx'

export const LengthsComing = () => (
  <div aria-busy="true">
    <Skeleton shape="block" height="16rem" />
  </div>
)
