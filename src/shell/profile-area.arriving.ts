import { arrivingView } from './arriving-view.tsx'

export const ProfileArea = arrivingView(() => import('./profile-area.tsx'))
