/** The parts of a reading for two after its opening. */
export type Scene = 'meet' | 'draw' | 'days' | 'quarrel' | 'repair' | 'purpose' | 'practice'

/** Of how two people meet, where the reading has begun with something else. */
export const laterMeetTitles = ['How it began', 'What you each saw first']

export const sceneTitles: Record<Scene, string[]> = {
  meet: ['How you meet', 'First impressions'],
  draw: ['What draws you', 'What you like in each other'],
  days: ['Ordinary days', 'A normal week', 'Days together'],
  quarrel: ['The fight you keep having', 'What you fight about', 'The argument that comes back'],
  repair: ['How you make up', 'After the fight', 'Finding your way back'],
  purpose: ["What you're good at together", 'What you do for each other', 'What this is good for'],
  practice: ['What to practice', 'Three things to try', 'Something to try'],
}
