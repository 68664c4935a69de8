/** The parts of a reading for two after its opening. */
export type Scene = 'meet' | 'draw' | 'days' | 'quarrel' | 'repair' | 'purpose' | 'practice'

export const sceneTitles: Record<Scene, string[]> = {
  meet: ['How you meet', 'First impressions', 'What you each saw first'],
  draw: ['What draws you', 'What you like in each other'],
  days: ['Ordinary days', 'A normal week', 'Days together'],
  quarrel: ['The fight you keep having', 'What you fight about', 'The argument that comes back'],
  repair: ['How you make up', 'After the fight', 'Finding your way back'],
  purpose: ["What you're good at together", 'What you do for each other', 'What this is good for'],
  practice: ['What to practice', 'Three things to try', 'Something to try'],
}

/** Their order, from how the two met to what they could try. */
export const scenes = Object.keys(sceneTitles) as Scene[]
