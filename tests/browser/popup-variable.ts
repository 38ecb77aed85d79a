/** 'on' keeps the popup of the seed: a tester who follows a written case closes it. */
export const popupVariable = 'POPUP'
