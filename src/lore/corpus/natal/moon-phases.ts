import type { MoonPhaseFact } from '#sky/facts.ts'
import type { Wording } from '../../wording.ts'

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
    {
      view: 'body',
      sentences: [
        'You go at things forehead first, with your eyes half closed{ref}.',
        'It is appetite more than courage, and you learn what a thing was while you are standing in it up to the knees.',
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
    {
      view: 'quarrel',
      sentences: [
        "The voice that says 'who do you think you are' has traveled with you from the start{ref}.",
        'You answer it by taking the next step, and with every year it has had to shout from farther off.',
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
    {
      view: 'body',
      sentences: [
        'Rest makes you suspicious{ref}.',
        'You are at ease in the week when the scaffolding is up, with dust in your hair and three decisions due by noon.',
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
    {
      view: 'solitude',
      sentences: [
        'You are forever on the point of understanding something{ref}.',
        'Others see a person at work, and from inside it feels like leaning toward a strip of light beneath a door.',
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
    {
      view: 'memory',
      sentences: [
        'You remember your life by what you saw reflected{ref}.',
        "A teacher's face, a friend's silence, a photograph somebody else took: each showed you the whole of a thing of which you had felt one side.",
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
    {
      view: 'desk',
      sentences: [
        'You bring in the harvest for others as well{ref}.',
        "Give you a heap of experience, your own or somebody's, and by evening it is a list, a lesson or a talk with slides, and you feel lighter.",
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
    {
      view: 'desk',
      sentences: [
        "You are a good editor of other people's beginnings{ref}.",
        "Shown a plan you see which half of it is last year's, and you are right so often that friends bring you their closets as well.",
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
    {
      view: 'friendship',
      sentences: [
        'The very young and the very old talk to you as to one of their own{ref}.',
        'You do not hurry them, perhaps because a part of you always sits on the porch at dusk, between what is over and what has no name yet.',
      ],
    },
  ],
}
