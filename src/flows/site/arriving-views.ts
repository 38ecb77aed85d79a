import { arrivingView } from '../../shell/arriving-view.tsx'

export const LoginDialog = arrivingView(() => import('../login/login.view.tsx'))
export const RegistrationDialog = arrivingView(() => import('../registration/registration.view.tsx'))
export const RecoveryDialog = arrivingView(() => import('../recovery/recovery.view.tsx'))
export const GameModal = arrivingView(() => import('../play/game.modal.tsx'))
export const DepositMethodsDialog = arrivingView(() => import('../payment/methods.dialog.tsx'))
export const PaymentDialog = arrivingView(() => import('../payment/payment.view.tsx'))
export const CallRequestDialog = arrivingView(() => import('../call-request/call-request.view.tsx'))
export const PhoneDialog = arrivingView(() => import('../phone-verification/phone-verification.dialog.tsx'))
export const PromotionDialog = arrivingView(() => import('../promotion/promotion.dialog.tsx'))
export const Movements = arrivingView(() => import('../movements/movements.view.tsx'))
