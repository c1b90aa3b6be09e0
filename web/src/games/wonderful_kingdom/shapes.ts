/** Shape first: every resource has an outline of its own, in a box of 100. */
export const OUTLINES: Record<string, string> = {
  materials: 'M12 8h76q6 0 6 6v72q0 6-6 6h-76q-6 0-6-6v-72q0-6 6-6Z',
  population: 'M50 3a47 47 0 1 1 0 94a47 47 0 1 1 0-94Z',
  gold: 'M50 2 93 26v48L50 98 7 74V26Z',
  exploration: 'M50 0 100 50 50 100 0 50Z',
  krystallium: 'M28 4h44l26 36-48 58L2 40Z',
  soldier: 'M8 6h84v46q-4 32-42 46Q12 84 8 52Z',
}
