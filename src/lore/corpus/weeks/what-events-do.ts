import type { Planet } from '#sky/bodies.ts'

/** A planet that touches a point, a Moon, or a planet that stops. */
export type Doer = Exclude<Planet, 'moon'> | 'new' | 'full' | 'direct' | 'retrograde'

/** What the main event of a week does to its subject, after "and". */
export const whatEventsDo: Record<Doer, Record<'eases' | 'presses', readonly string[]>> = {
  sun: {
    eases: [
      'you see {subject} in a better light',
      "you're more confident about {subject}",
      'you can speak up about {subject}',
    ],
    presses: [
      "it's hard to look away from {subject}",
      'you can no longer ignore {subject}',
      'people may be quick to comment on {subject}',
    ],
  },
  mercury: {
    eases: [
      "it's easy to talk about {subject}",
      'you may at last find the words for {subject}',
      'you can think straight about {subject}',
    ],
    presses: [
      'you may be drawn into a talk about {subject}',
      'your mind keeps coming back to {subject}',
      'when you least expect it, somebody may bring up {subject}',
    ],
  },
  venus: {
    eases: [
      'somebody may be kind about {subject}',
      'you can be gentler with yourself about {subject}',
      'you can smile about {subject}',
    ],
    presses: [
      "you'd rather be charming than clear about {subject}",
      "you'd rather not spoil the mood over {subject}",
      'you want people to agree with you about {subject}',
    ],
  },
  mars: {
    eases: [
      "you've got the energy to do something about {subject}",
      'you can be quick and direct about {subject}',
      'you can be brave about {subject}',
    ],
    presses: [
      'you may run out of patience over {subject}',
      "you're ready to fight over {subject}",
      "you're in a hurry about {subject}",
    ],
  },
  jupiter: {
    eases: [
      "you're hopeful about {subject}",
      'you can afford to think a size larger about {subject}',
      'you can be generous about {subject}',
    ],
    presses: [
      'you may promise too much over {subject}',
      "it's easy to expect too much of {subject}",
      'you may make too much of {subject}',
    ],
  },
  saturn: {
    eases: [
      'you can be practical about {subject}',
      "you've got the patience for {subject}",
      'you can do something lasting about {subject}',
    ],
    presses: [
      'you have to be serious about {subject}',
      'you run out of excuses about {subject}',
      'you can no longer fool yourself about {subject}',
    ],
  },
  uranus: {
    eases: [
      'you may notice something new about {subject}',
      'you feel freer about {subject}',
      'a new idea may come to you about {subject}',
    ],
    presses: [
      'you may feel like changing everything about {subject}',
      'overnight you could change your mind about {subject}',
      'nothing about {subject} seems quite settled',
    ],
  },
  neptune: {
    eases: [
      'you can be more forgiving about {subject}',
      'you can go by your feeling about {subject}',
      'you may find it easy to dream a little about {subject}',
    ],
    presses: [
      "it's hard to see straight about {subject}",
      "you may believe what you'd like to believe about {subject}",
      'you may lose track of the facts about {subject}',
    ],
  },
  pluto: {
    eases: [
      'you can get to the bottom of {subject}',
      'you have a stronger say about {subject}',
      'you can change something for good about {subject}',
    ],
    presses: [
      "there's no way around {subject}",
      'you want the last word on {subject}',
      "it's plain that something has to change about {subject}",
    ],
  },
  new: {
    eases: [
      'you can make a fresh start with {subject}',
      "it's a good day to try another approach to {subject}",
      'you can look at {subject} with fresh eyes',
    ],
    presses: [
      'you may have to start over with {subject}',
      'you may need another approach to {subject}',
      'you may be asked to do something different about {subject}',
    ],
  },
  full: {
    eases: [
      "you can see what's changed about {subject}",
      "you can see what's good about {subject}",
      'you can take an honest look at {subject}',
    ],
    presses: [
      'you can see where you really stand with {subject}',
      'things may come to a head over {subject}',
      "it's hard to hide how you feel about {subject}",
    ],
  },
  direct: {
    eases: [
      'you can move on with {subject}',
      'you can go ahead with what you decided about {subject}',
    ],
    presses: ['something starts to move about {subject}', 'you can stop waiting about {subject}'],
  },
  retrograde: {
    eases: ['you get a second look at {subject}', 'you can take your time over {subject}'],
    presses: ['you have to go back over {subject}', "you aren't done yet with {subject}"],
  },
}
