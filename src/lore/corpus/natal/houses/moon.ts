import type { House } from '../../../house.ts'
import type { Wording } from '../../../wording.ts'

export const moonInHouse: Record<House, Wording[]> = {
  1: [
    {
      view: 'habit',
      sentences: [
        'Everyone can see how you are, usually before you can{ref}.',
        'It is in your forehead, in how you set a glass down.',
        'People respond to it all day, so tell them the reason when there is one, and they will stop guessing that it is them.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'You look in on your own face at every shop window, the way one checks on a child in the back seat{ref}.',
        'Feeling well and looking well are one errand to you.',
        'On a gray day it starts with warm socks, and the expression follows by noon.',
      ],
    },
  ],
  2: [
    {
      view: 'money',
      sentences: [
        'A full pantry does for you what a lullaby does for others{ref}.',
        'Candles, batteries, a balance with a comma in it: the sight of them lets you breathe out.',
        'When worry comes, count what is there before you add to it, for there is a great deal of rice.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Some things are not for lending: the mug, the pen, the pillow{ref}.',
        'You attach to objects the way ivy does, and a broken handle can cost you an afternoon.',
        'Visitors find out about the mug by reaching for it.',
      ],
    },
  ],
  3: [
    {
      view: 'friendship',
      sentences: [
        'A day without talking to someone on the way somewhere tastes unsalted{ref}.',
        'You settle by telling it: to the cashier, to your brother, to the dog.',
        'Tell it to a page once as well, and see what comes out when nobody nods.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'You could walk your old way to school with your eyes shut, by the smell of the hedges{ref}.',
        'Familiar streets are your living room.',
        'In a new neighborhood you stay homesick until you have a bakery and somebody to wave at.',
      ],
    },
  ],
  4: [
    {
      view: 'memory',
      sentences: [
        'One room in your life is the measure of all rooms: the light came from the left, and somebody was shelling peas{ref}.',
        'You have been putting it together again in every place you lived.',
        'Add a thing to it that never stood there and is only you.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'After company you walk through your rooms and touch things: the tap, the banister, the top of the bookcase{ref}.',
        'Then you are back.',
        'A cool word in the family gets into everything else you do that week, down to the emails.',
      ],
    },
  ],
  5: [
    {
      view: 'crowd',
      sentences: [
        'Children and card players can tell within a minute that you mean it{ref}.',
        'You play yourself calm.',
        'When you have not sung, bluffed or painted for two weeks your mood turns like milk, and you look for the cause in the weather.',
      ],
    },
    {
      view: 'love',
      sentences: [
        "Falling in love, for you, is like falling asleep on a train: it happens at once and with your head on a stranger's shoulder{ref}.",
        'Being adored feeds you; a lull feels like a missed meal.',
        'In a lull, make something, a collage or a kite, and it becomes a lunch break.',
      ],
    },
  ],
  6: [
    {
      view: 'desk',
      sentences: [
        'Your peace hangs on small hooks: the desk wiped, the lunch packed, the cat fed at seven{ref}.',
        'With those in order you can bear a good deal.',
        'On days when several fall off at once, put one back, the easiest, and leave the next for tomorrow.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'The mood reaches your body first and your mind by the weekend{ref}.',
        'A stiff neck on Monday, and on Friday you notice that you have been cross.',
        'The neck generally knew, days before, which yes had been one too many.',
      ],
    },
  ],
  7: [
    {
      view: 'love',
      sentences: [
        'Sleep comes easier with somebody else reading in the room{ref}.',
        "Another person's calm is your thermostat.",
        'An evening by yourself takes some arranging, and you leave the light on in the room you are not in.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'A cool word from the person across from you, and the whole house loses pressure{ref}.',
        'You tune yourself to them without noticing, down to the hour when you get hungry.',
        'Ask at noon what you would eat if you were alone, and have that.',
      ],
    },
  ],
  8: [
    {
      view: 'money',
      sentences: [
        'What you share, you share with your skin: a loan, a lease, a confession{ref}.',
        'A shift in the joint account reaches you the way a draft reaches others.',
        'Say the number out loud once a month, together, over something sweet, and the draft stops.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'A certain drawer holds what no one is supposed to know, and you visit it when you are low{ref}.',
        'Depth rests you.',
        'Whoever was shown the smallest thing in there has been a friend ever since.',
      ],
    },
  ],
  9: [
    {
      view: 'habit',
      sentences: [
        'You feel at home about two hours after landing{ref}.',
        "A foreign breakfast, other people's prayers, a classroom at night: there your breath goes all the way down.",
        'When you cannot travel, cook the breakfast, and eat it at the hour they eat it there.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        "As a child you took comfort in a globe, a hymn or somebody's tales of elsewhere{ref}.",
        'Wide pictures still put you to sleep.',
        'A small hurt turns into a view of the world within the hour, and is harder to comfort at that size.',
      ],
    },
  ],
  10: [
    {
      view: 'desk',
      sentences: [
        'Your feelings have a public{ref}.',
        'You cry seldom, and then in a meeting, and the odd thing is that people trust you the more for it.',
        'You would have liked to hear the news of yourself first, in the car or on the loading dock.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Somebody in your family was known in town, or ought to have been{ref}.',
        'You grew up with how it looks from across the street, and being counted on by many still calms you.',
        'Find out who is glad when you come home with nothing to show.',
      ],
    },
  ],
  11: [
    {
      view: 'friendship',
      sentences: [
        'Your mother tongue is the group chat{ref}.',
        'Seventeen people arguing over a campsite soothe you, and you hold the mood of the lot of them.',
        'When it sours you feel it before anyone, like a change of wind where one lives.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Friends have a toothbrush in your bathroom and a say in your curtains{ref}.',
        'Family, for you, is something that gets elected.',
        'One of the electorate would come at three in the morning: see to it that they know they are the one.',
      ],
    },
  ],
  12: [
    {
      view: 'solitude',
      sentences: [
        'You cry at films alone and come to work with cool eyes{ref}.',
        'What you feel takes place offstage, often in the dark of the parked car.',
        'Kept back there too long, a feeling forgets its own name, so say it out loud to the windshield.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Crowded days fill you up like a tub with the drain closed{ref}.',
        'An hour behind a shut door is not a luxury: it is where you find the plug.',
        'On the calendar that hour has a false name, since the true one sounds lazy to you.',
      ],
    },
  ],
}
