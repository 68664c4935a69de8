/** What else presses on a point that a day touches, after "Mars is opposite your Sun, too, until December 16, so ": by what the day does there. */
export const pressureClauses: Record<
  PressingBody,
  Record<'eases' | 'presses', readonly string[]>
> = {
  mars: {
    eases: [
      'somebody may push in the middle of it',
      'you may be shorter with people than you feel',
      'it may take some nerve to keep to it',
    ],
    presses: [
      'you may answer before you have heard the end',
      'it takes less than usual to start a fight',
      'your first answer may be the sharpest one',
    ],
  },
  saturn: {
    eases: [
      'it may feel like a short break from a long duty',
      'there may be a duty waiting behind it',
      'you may find it hard to believe that you have earned it',
    ],
    presses: [
      'it comes on top of a load that you know already',
      'it may feel like one more thing to answer for',
      'you may be more tired than the day explains',
    ],
  },
  uranus: {
    eases: [
      'plans may change in the middle of it',
      'it may not go the way you pictured it',
      'you may want more room than the day has',
    ],
    presses: [
      'it may come out of nowhere',
      'you may want to walk out sooner than usual',
      'your patience may end without a warning',
    ],
  },
  neptune: {
    eases: [
      'you may see it a little better than it is',
      'it may be harder than usual to say what you want',
      'some of it may be a wish',
    ],
    presses: [
      'you may not be sure what you are upset about',
      'it may be hard to tell a fact from a fear',
      'it may wear you out sooner than usual',
    ],
  },
  pluto: {
    eases: [
      'there is more at stake in it than there seems to be',
      'you may hold on to it tighter than you mean to',
      'somebody may want more of you than they say',
    ],
    presses: [
      'it may touch something much older',
      'you may feel it as a question of who decides',
      'it may go deeper than the occasion',
    ],
  },
}

export type PressingBody = 'mars' | 'saturn' | 'uranus' | 'neptune' | 'pluto'
