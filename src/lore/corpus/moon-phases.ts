import type { MoonPhaseFact } from '#sky/facts.ts'
import type { Wording } from '../wording.ts'

export const moonPhases: Record<MoonPhaseFact['phase'], Wording[]> = {
  new: [
    {
      view: 'habit',
      sentences: [
        'You begin in the dark, before there is anything to show, and you cannot explain yet why you have begun{ref}.',
        'Asked for reasons too early, you lose the thread; left alone for a month, you have made something.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Wish and need wake up in you at the same hour{ref}.',
        'That gives your starts an odd force, and it leaves you without a second voice to ask whether this is wise.',
      ],
    },
  ],
  'waxing-crescent': [
    {
      view: 'memory',
      sentences: [
        'Something behind you keeps hold of your sleeve, and you have always walked on anyway{ref}.',
        'Each new thing in your life was won from an older one that would have been easier to keep.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'You gain ground the way plants do, by leaning a little every day toward where it is lighter{ref}.',
        'What discourages you is being asked to jump.',
      ],
    },
  ],
  'first-quarter': [
    {
      view: 'decision',
      sentences: [
        'You learn where you stand by being in the way of something{ref}.',
        'Your best decisions were made under pressure, on a stair, with somebody waiting for the answer.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'You build, and to build you have to pull something down first{ref}.',
        'Friends know the look: sleeves up, half the shelf already on the floor, no plan to discuss it.',
      ],
    },
  ],
  'waxing-gibbous': [
    {
      view: 'desk',
      sentences: [
        'Nearly done is your natural condition{ref}.',
        'You see the one thing that would still make it better, you are usually right, and the deadline is usually yesterday.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'You practice{ref}.',
        'Long after others call a thing finished you are still turning it under the lamp, and it is from those late corrections that people know your work.',
      ],
    },
  ],
  full: [
    {
      view: 'love',
      sentences: [
        'You come into focus across from someone else{ref}.',
        'Alone you can argue both ends of any wish, and it takes another face at the table for you to hear which end you meant.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Whatever you want, you can also feel what it would cost, at the same moment and at the same strength{ref}.',
        'People call that indecision; it is closer to seeing with both eyes.',
      ],
    },
  ],
  'waning-gibbous': [
    {
      view: 'crowd',
      sentences: [
        'A thing is fully yours once you have passed it on{ref}.',
        'You explain recipes, roads and mistakes to people who are about to need them, and you understand them yourself while you speak.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'People come to you for what you have already been through{ref}.',
        'You give it away without ceremony, and would like, now and then, to be asked something you do not know yet.',
      ],
    },
  ],
  'last-quarter': [
    {
      view: 'decision',
      sentences: [
        'You tend to outgrow a belief in public{ref}.',
        'There comes a dinner at which you hear yourself defend the old view and notice that you left it months ago.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Clearing out is how you think{ref}.',
        'Before each new chapter there is a weekend with open cupboards, bags by the door and a lightness that surprises you every time.',
      ],
    },
  ],
  'waning-crescent': [
    {
      view: 'solitude',
      sentences: [
        'You finish things for other people: the last chapter, the last week of the job, the goodbye nobody else can manage{ref}.',
        'It gives you an old patience, and it takes more rest than you allow for.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Even as a child you had the air of someone who had been here before and was packing slowly{ref}.',
        'Endings do not frighten you as they do others; beginnings need an extra cup of tea.',
      ],
    },
  ],
}
