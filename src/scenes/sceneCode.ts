/** What can stand on the table, by where its code is; a page may begin to fetch it before there is a stage. */
export const sceneCode = {
  lab: () => import('./lab/LabScene'),
  match: () => import('./MatchScene'),
  open: () => import('./open/OpenScene'),
}
export type StageName = keyof typeof sceneCode
