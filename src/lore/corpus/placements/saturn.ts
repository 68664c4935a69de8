import type { Sign } from '#sky/zodiac.ts'
import type { Wording } from '../../wording.ts'

export const saturnInSign: Record<Sign, Wording[]> = {
  Aries: [
    {
      view: 'decision',
      sentences: [
        'Starting is the part you had to learn{ref}.',
        'As a child you stood at the edge of the pool with your arms crossed, working out the temperature.',
        'You begin things now the way others sign contracts, and what you begin gets a floor under it.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        "To say 'I want' without a reason attached still takes you a short run-up{ref}.",
        'Anger you carry around correctly folded.',
        "Try small sums first, 'I was before you' at the deli counter, and notice that the shop goes on.",
      ],
    },
  ],
  Taurus: [
    {
      view: 'money',
      sentences: [
        'Three stores, and you know the price of butter in each{ref}.',
        'Somebody taught you early that things run out, and you have been putting up shelves against it since.',
        'Set a figure at which it is enough, on paper, and on the day you pass it buy the good butter.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Rest has to be earned, and the rate you charge yourself is steep{ref}.',
        'You sit down like someone who is only testing the bench.',
        'Practice it as a task if it must be one: ten minutes on the back steps with nothing in your hands.',
      ],
    },
  ],
  Gemini: [
    {
      view: 'desk',
      sentences: [
        'A two-line note takes you three drafts{ref}.',
        'Loose talk had its price once, and you learned to lay words down like planks.',
        'They hold, and people have walked on them for years: allow yourself a few that lead nowhere, a joke, a postcard.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Chatter in a hallway makes you feel like someone with the wrong change{ref}.',
        'So you listen, and all that listening has made you the one who can say in a sentence what the meeting was about.',
        'Small talk is a craft like any other: learn three openings by heart.',
      ],
    },
  ],
  Cancer: [
    {
      view: 'memory',
      sentences: [
        'Being looked after makes you stiff, as if in a borrowed suit{ref}.',
        'You learned to manage on little of it, and you now build for others the home you drew as a kid.',
        'Let them turn your bed down once: you were in that drawing too.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Tears happen in another room, on schedule, and you return with a dry face and a plan{ref}.',
        'It keeps the house standing.',
        'The people inside would like to be leaned on, so come back five minutes early.',
      ],
    },
  ],
  Leo: [
    {
      view: 'crowd',
      sentences: [
        'Applause makes you look for the mistake{ref}.',
        'You sit in row three, and yet you notice exactly who was called up on stage.',
        'Start with something that four people can watch, and hold still until all four have finished clapping.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Play, with you, has rules and a start time{ref}.',
        'You dance after lessons and sing after rehearsal, and then astonishingly well.',
        'Do a thing you are bad at, in company, for as long as it takes the others to stop watching.',
      ],
    },
  ],
  Virgo: [
    {
      view: 'desk',
      sentences: [
        'You check the door, then the list, then whether the list had the door on it{ref}.',
        'Nothing of yours has come apart in years.',
        'The day you hand in something with a known flaw and sleep through the night will count as your masterpiece.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Your body is treated like a machine under warranty: regular hours, the right fuel, complaints in writing{ref}.',
        'It repays you by running.',
        'Somewhere between the laps let it do a thing of no benefit at all, such as roll down a hill.',
      ],
    },
  ],
  Libra: [
    {
      view: 'love',
      sentences: [
        "You took 'together' seriously before you took anything else seriously{ref}.",
        'Agreements are read, kept and quoted, including the one about the dishes.',
        'What you build with another person stands; put in one clause that says nothing has to be even on birthdays.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Fairness costs you sleep{ref}.',
        'You divide the cake with the care of a surveyor and then take the piece that slid.',
        'Speak before the knife goes in: you may want the corner with the cherry, and it is quicker to say so than to be noble.',
      ],
    },
  ],
  Scorpio: [
    {
      view: 'money',
      sentences: [
        'Whatever is shared makes you careful: a bank account, a secret, a closet{ref}.',
        "You'd sooner carry the whole weight than find out how the other person holds their end.",
        'Begin with something that may be dropped, like a houseplant.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'You lock the diary although you live alone{ref}.',
        'Control was the one tool at hand at some point, and you became very good with it.',
        'By now a certain person has earned page one, and you know who.',
      ],
    },
  ],
  Sagittarius: [
    {
      view: 'desk',
      sentences: [
        'You believe what you have walked through{ref}.',
        "Other people's certainties get the look a customs officer gives a loose suitcase.",
        'Over the years it makes for a small, sound set of convictions: declare one of them at dinner before you are asked.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'The big trip has been in planning for quite a while, with tabs and a binder{ref}.',
        'You are waiting for a reason that would hold up.',
        'Take the small trip first, just over the county line, because known roads are where faith learns to walk.',
      ],
    },
  ],
  Capricorn: [
    {
      view: 'desk',
      sentences: [
        'Nobody has to supervise you; that has been taken care of{ref}.',
        "The foreman in your head is in by seven and finds yesterday's joint a hair off.",
        'Send that foreman on vacation one Friday, with pay, and look at all that is standing there.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'You skipped some part of being young, and you are taking it now in installments{ref}.',
        'The first frivolous purchase came with a spreadsheet.',
        'Each year you get a bit lighter on the stairs, to the surprise of those who came at it from the other end.',
      ],
    },
  ],
  Aquarius: [
    {
      view: 'crowd',
      sentences: [
        'In every group there is somebody who reads the bylaws, and it is you{ref}.',
        'You want the idea to outlast its founders.',
        'Belonging comes harder than organizing: stay after the vote, when they go for fries, and have fries.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Friendship, for you, is a bridge with a posted weight limit{ref}.',
        'It is inspected, it stands, and no crowd ever crosses it at once.',
        'Raise the limit by one person: you have had somebody in mind since the last time you could have used a ride.',
      ],
    },
  ],
  Pisces: [
    {
      view: 'solitude',
      sentences: [
        'You distrust what has no edges: naps, moods, open-ended holidays{ref}.',
        'So you give the sea a timetable, an hour of music here, a quarter hour of nothing there, and it works surprisingly well.',
        'Sleep in on a day you had not marked for it.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Guilt is a bill you pay before it arrives{ref}.',
        'Someone sighs near you, and you are already looking for the checkbook.',
        "Ask whose sigh it is: more often than not the answer is 'Oh, I was just tired', and you may keep the money.",
      ],
    },
  ],
}
