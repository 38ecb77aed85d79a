import { arrivingView } from '../ui/arriving-view.tsx'

export const ProfileArea = arrivingView(() => import('./profile-area.tsx'))
