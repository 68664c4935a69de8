import type { House } from '../../../house.ts'
import type { Wording } from '../../../wording.ts'

export const uranusInHouse: Record<House, Wording[]> = {
  1: [
    {
      view: 'body',
      sentences: [
        'You cut your own bangs, change your handwriting, walk out of a shop in the shoes you came to laugh at{ref}.',
        'Being recognized makes you itchy.',
        'Keep one thing for people to know you by, a ring, a way of knocking, and let everything else run loose.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Just when they have an idea of you, you do the other thing{ref}.',
        "It isn't contrariness, you simply heard the idea closing.",
        "Give a friend a day's notice of the next surprise; being in on it will feel to them like being trusted with a key.",
      ],
    },
  ],
  2: [
    {
      view: 'money',
      sentences: [
        'Income reaches you in gusts: nothing, nothing, then a check with a strange stamp{ref}.',
        'A salary feels like a lid.',
        'Build a small dull reserve on windy days, three months of rent and rice, and your independence will have somewhere to sit.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'You own a kayak and no saucepan{ref}.',
        'Things come into your life for what they let you do, and leave the day they start owning you.',
        'Before the next clear-out, ask which of them you would buy back, and hang those where you can see them.',
      ],
    },
  ],
  3: [
    {
      view: 'desk',
      sentences: [
        'A message from you arrives at odd hours and changes the subject of the whole week{ref}.',
        'Your mind takes corners without signaling.',
        'Repeat the question you are answering before you answer it, so that the others can tell which street they are in.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'The neighbors remember the day you rewired the intercom or freed the parrot{ref}.',
        'On the most ordinary road you find the one gate that nobody has tried.',
        'Knock afterward and explain; half of them would have liked to help.',
      ],
    },
  ],
  4: [
    {
      view: 'kitchen',
      sentences: [
        'The table has stood in every corner, and one year there was no table{ref}.',
        'Home is the place where you may change your mind.',
        'Nail down one thing the others can find in the dark, the matches, the scissors, the candle, and shift the rest as you please.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Moves, new keys, a grown-up who came and went: you learned to feel at home in a suitcase{ref}.',
        'Rest without a packed bag still takes practice.',
        'Plant something that needs three years, asparagus for instance, and tell it nothing about your plans.',
      ],
    },
  ],
  5: [
    {
      view: 'love',
      sentences: [
        'Flirting, with you, starts in the middle: an odd remark about escalators, and two people miss their train{ref}.',
        'Romance by the book puts you to sleep.',
        'Repeat one happy evening exactly, same pier, same ice cream, as an experiment in something you have never tried.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'You throw away the instructions for the model airplane and it flies, sideways{ref}.',
        'Making things is your form of mutiny.',
        'Finish every third invention to the point where a child could use it, and watch what the child does instead.',
      ],
    },
  ],
  6: [
    {
      view: 'desk',
      sentences: [
        'The same tasks in the same order make you look at the window latch{ref}.',
        'You have reorganized the supply room twice, and it really is faster.',
        'Offer your boss a trial: your method for a month, numbers at the end, and freedom if they are good.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Your appetite, sleep and energy pay no attention to the clock on the wall{ref}.',
        'Some noons you could move a piano.',
        'Log it for a few weeks without improving anything, and then plan by your own tides, since the posters at the gym were made for somebody else.',
      ],
    },
  ],
  7: [
    {
      view: 'love',
      sentences: [
        "You choose people who can't be collected{ref}: the one with the boat, the one who says 'maybe' and means it.",
        'Two keys, two calendars, one good joke.',
        'Promise little and keep it to the hour; freedom on both sides stands on something that small.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        "When 'we' gets said too often, you start an argument about the window to hear your own voice{ref}.",
        'Air is what you wanted.',
        'Ask for it under its own name, an afternoon apart with no questions, and bring back something to tell.',
      ],
    },
  ],
  8: [
    {
      view: 'money',
      sentences: [
        'What you share you would like to be able to unshare by evening{ref}: your account, your password, your confession.',
        'Sudden openness, then the shutters.',
        'Agree on the rules for leaving while everybody is still in a good mood, and you may notice how far in you can go.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'You go through an ending as through a trapdoor: one step, and you are standing in the next year{ref}.',
        "Looking back makes you dizzy, so you don't.",
        'Return for one small object you left up there, and thank somebody for the floor.',
      ],
    },
  ],
  9: [
    {
      view: 'decision',
      sentences: [
        'In the museum you skip the audio guide and ask the guard what it is like when everyone has gone{ref}.',
        'What you believe has been assembled from side doors.',
        'Read one of the old thick books you make fun of, all the way through, and quarrel with it in the margins.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Abroad you turn into yourself within a day{ref}: you eat what the bus driver eats, you take the wrong tram on principle.',
        'Bring that person home.',
        'Once a month, be a foreigner in your own city, with a day ticket and no list.',
      ],
    },
  ],
  10: [
    {
      view: 'desk',
      sentences: [
        'Your business card has been reprinted so often that the printer greets you by first name{ref}.',
        'The straight career bent wherever you stood on it.',
        'Name the thread that runs through all the versions, in five words, and put it where the job title used to be.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'They call you in when the old way has stopped working, and are startled that you mean it{ref}.',
        'In public you say what the room was only humming.',
        'Say first what you would keep; people will hand over the rest more easily.',
      ],
    },
  ],
  11: [
    {
      view: 'friendship',
      sentences: [
        'At your birthday a beekeeper, two programmers and an ex-nun argue about fermentation{ref}.',
        'You like your friends for what makes them impossible.',
        "Call the one you haven't seen since the last upheaval, and ask for nothing, not even news.",
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Any club that has you will hold an election about its name{ref}.',
        'You join for the idea and stiffen at the handshake.',
        'Stay through one full year of a group, dull evenings included, before you found the better one across the street.',
      ],
    },
  ],
  12: [
    {
      view: 'solitude',
      sentences: [
        'Alone with the curtains drawn, you have ideas that would alarm the people who find you so sensible{ref}.',
        'They come like a radio from another country.',
        'Keep a log of them, undated and unjudged, and let one in ten out through the front door.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Something in you leaves parties by the garden, and you learn of it at the tram stop{ref}.',
        'The wish to get away is older than any reason you give.',
        'Greet it when it rises: finish your glass, tell the host, and walk home by a way you have chosen.',
      ],
    },
  ],
}
