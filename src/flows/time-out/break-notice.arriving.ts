import { arrivingView } from '../../shell/arriving-view.tsx'

export const BreakNotice = arrivingView(() => import('./break-notice.tsx'))
