import type { House } from '../../../house.ts'
import type { Wording } from '../../../wording.ts'

export const jupiterInHouse: Record<House, Wording[]> = {
  1: [
    {
      view: 'body',
      sentences: [
        'Rooms seem built one size too small when you come in, and nobody minds{ref}.',
        'You gesture with the whole arm and believe in the first chair you see.',
        'Look around for who was speaking before you arrived, and give them back the floor with something to eat.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Optimism is your posture, so people ask you for directions to places you have never been{ref}.',
        'You give them anyway.',
        "Say 'I think' now and then, because your face makes every guess look like a fact, and somebody may be carrying luggage.",
      ],
    },
  ],
  2: [
    {
      view: 'money',
      sentences: [
        'Whatever you own tends to have a second one beside it, in case someone needs it{ref}.',
        'Scarcity has never convinced you.',
        'Write down what you would call plenty, in plain figures, since the pile will otherwise go on growing to the height of the ceiling.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'You price your work by how much you enjoyed it, and enjoyment runs high{ref}.',
        'Clients come back glad, and a little amazed.',
        'Ask a colleague in the trade what they charge, and let that number stand beside yours before you post either.',
      ],
    },
  ],
  3: [
    {
      view: 'friendship',
      sentences: [
        'Your street knows you: the kiosk puts the last paper aside, the mechanic asks about your book{ref}.',
        'Small talk is never small in your mouth.',
        'Leave ten minutes early for the bakery, so that being interrupted can be the errand.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'A reply of yours has a joke, a link and a postscript longer than the letter{ref}.',
        'People open it first.',
        "When something is truly wanted from them, send it alone, in a line by itself, where it can't get lost among the presents.",
      ],
    },
  ],
  4: [
    {
      view: 'kitchen',
      sentences: [
        "At your place a spare mattress leans behind the door, and someone's cousin is usually on it{ref}.",
        'Walls, to you, are for pushing outward.',
        'Keep one room, or one hour after breakfast, in which the guests know that nobody is receiving.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'The stories told about your family are larger than the apartment they happened in{ref}.',
        'You inherited the telling.',
        'Ask the quietest relative for their version as well; the small print of a generous tale is worth having in the drawer.',
      ],
    },
  ],
  5: [
    {
      view: 'crowd',
      sentences: [
        'An afternoon of yours with children, paint or a ball ends with a league, a trophy and new rules{ref}.',
        'Play is serious pleasure to you.',
        'Let one game stay small enough that it can be stopped for rain.',
      ],
    },
    {
      view: 'love',
      sentences: [
        "You woo on a grand scale: balloons, a borrowed convertible, a song with somebody's name worked in{ref}.",
        'They do remember it.',
        'Try a second date without any production, two sandwiches on a wall, and notice how much of the joy was yours all along.',
      ],
    },
  ],
  6: [
    {
      view: 'desk',
      sentences: [
        'You make a party of the stocktaking{ref}.',
        'Colleagues volunteer for your shift, and the list that took others a day is done by lunch with singing.',
        'Mind the extra duties you take on while everyone is laughing: they will be there in the quiet of the next morning.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'All or plenty is your approach to fitness: new shoes, a plan on the fridge, twelve kinds of seed{ref}.',
        'By the second week the seeds are with a neighbor.',
        'Pick the one habit that makes you cheerful, and do a silly small amount of it daily.',
      ],
    },
  ],
  7: [
    {
      view: 'love',
      sentences: [
        'You are drawn to people who come with a horizon: another language, a bigger table, an idea of how to live{ref}.',
        'With them you grow.',
        'Be sure to bring your own provisions, because even a generous companion likes to be offered something now and then.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'In twos you are braver than alone{ref}.',
        "Somebody says 'shall we', and you have agreed before hearing where.",
        'Say your terms at the beginning, cheerfully, while both of you are still looking at the brochure; goodwill carries further when it knows the route.',
      ],
    },
  ],
  8: [
    {
      view: 'money',
      sentences: [
        'People lend you their cabin, their car, their good advice, and never mention it again{ref}.',
        'What is shared seems to multiply around you.',
        'Keep a page of who gave what, less from duty than for the pleasure of surprising them.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'You walk toward the topics that make others pour more wine: old debts, family secrets, what was in the sealed box{ref}.',
        'Something in you expects to find treasure down there.',
        'Share the flashlight, and let the shy ones choose how far.',
      ],
    },
  ],
  9: [
    {
      view: 'decision',
      sentences: [
        'A map on the wall works on you like a drum in the next street{ref}.',
        'You learn the greeting, the coin, the local proverb, and come home with a theory.',
        'Test it on somebody who was born there before you give the talk.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Your bedside pile contains three religions and a cookbook{ref}.',
        'You study by falling in love with a question and telling everyone about it.',
        'Choose one teacher who is stricter than you are kind, and do the exercises that seem beneath you.',
      ],
    },
  ],
  10: [
    {
      view: 'desk',
      sentences: [
        'Bosses hand you the podium, and you turn out to have opinions{ref}.',
        'Your name gets attached to things that grow.',
        'Before accepting the larger title, ask to see a plain week of it, meeting by meeting, and check that there is someone in it you would like to teach.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'In public you are taken for luckier and more senior than you are, and the mistake suits you{ref}.',
        'Doors stay ajar.',
        'Hold one for somebody from behind, by name and in writing, on the same day on which you walk through.',
      ],
    },
  ],
  11: [
    {
      view: 'crowd',
      sentences: [
        'You belong to four clubs and founded two of them{ref}.',
        'In your head the future has long tables and nobody is missing from the list.',
        'Choose the group whose dullest meeting you would still attend, and give it what the other three have been sharing.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Friends of yours meet one another at your birthday and start companies{ref}.',
        "You don't plan it, you just assume they would get on.",
        'Let one of them pour for you at the next party, and find out what they have been hoping to give.',
      ],
    },
  ],
  12: [
    {
      view: 'solitude',
      sentences: [
        'On bad days something turns up for you: an envelope in an old jacket, a kind clerk, a bus that waits{ref}.',
        'You have stopped being surprised and not stopped being grateful.',
        'Return it anonymously, in the same small coins, to a stranger who looks at the clock.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Your generosity happens where nobody is looking{ref}.',
        "You feed the neighbor's cat, round up the total, forgive people in the shower.",
        'Tell one person about one such thing; a faith kept entirely out of sight begins to think that it is alone.',
      ],
    },
  ],
}
