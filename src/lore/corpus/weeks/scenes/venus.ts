import type { WeekScenes } from '#lore/authored.ts'

export const venusScenes: WeekScenes = {
  eases: {
    1: {
      eases: 'You forget to be charming for an hour, and they stay.',
      presses: "You feel yourself start to host, though you're the guest.",
    },
    2: {
      eases: 'You use the good one on an ordinary day.',
      presses: 'Something was half price, and you carry it home like a duty.',
    },
    3: {
      eases: 'You write first, and the answer comes in a minute.',
      presses: "You wait for the other one to write, who's waiting, too.",
    },
    4: {
      eases: 'Somebody stays for an hour without any reason, and the place warms up.',
      presses: "You look at lamps on a screen, though it isn't the light.",
    },
    5: {
      eases: 'Your eye goes back to someone or something that nobody has recommended.',
      presses: 'A friend approves of your choice, and it loses a little of its shine.',
    },
    6: {
      eases: "You do it with music on and are sorry when it's finished.",
      presses: 'You do it last and alone, and it takes twice as long.',
    },
    7: {
      eases: 'You carry groceries together and laugh about nothing.',
      presses: 'You plan a big talk, and the small evening goes by.',
    },
    8: {
      eases: 'You split something down the middle, and both of you look pleased.',
      presses: "You find out that you've each been paying for the same thing.",
    },
    9: {
      eases: "You ask a stranger how it's done here, and they show you with delight.",
      presses: 'At home you have an answer ready before the question.',
    },
    10: {
      eases: 'You name the person who had the idea, and the whole table looks at you.',
      presses: 'You let the praise land on you and feel it itch.',
    },
    11: {
      eases: 'You get five minutes alone with them in the kitchen.',
      presses: 'The evening is loud, and you wave at each other across it.',
    },
    12: {
      eases: 'You enjoy it for an hour with the curtains open.',
      presses: 'Someone asks what you did last night, and you say nothing much.',
    },
  },
  presses: {
    1: {
      eases: 'One of them says that you always look like yourself, and means it well.',
      presses: "You dress for a person who then doesn't come.",
    },
    2: {
      eases: 'Someone insists on paying, and the evening loses nothing.',
      presses: "You reach for the bill before you've seen it.",
    },
    3: {
      eases: 'You say the first half of it, and the talk gets better.',
      presses: 'You agree, warmly, and something in you sits down.',
    },
    4: {
      eases: 'You like a thing at once, and you look around to see whom it would annoy.',
      presses: "You put the picture up where it won't be noticed.",
    },
    5: {
      eases: 'You get a compliment and forget to ask for another.',
      presses: "You check if they've looked, and they have, and now you want to know when.",
    },
    6: {
      eases: 'You leave one thing undone, and no one asks.',
      presses: 'You wipe a surface that was already clean.',
    },
    7: {
      eases: 'They say something nearly like it, on the way to something else.',
      presses: 'You give them three openings, and they talk about the car.',
    },
    8: {
      eases: "Something is given to you that you can't return, and you squirm a little.",
      presses: 'They pay you back at once, and you find that you mind.',
    },
    9: {
      eases: "You enjoy something silly in company and don't explain.",
      presses: "You praise it as one should, and you're bored by the second page.",
    },
    10: {
      eases: 'Someone speaks well of you who owes you nothing.',
      presses: 'You check one face before you know what you think.',
    },
    11: {
      eases: 'You disagree with one of them, and they pour you some more.',
      presses: 'You say that you see what she means, and then that you see what he means.',
    },
    12: {
      eases: 'You do it again, and this time you leave a trace.',
      presses: 'They thank the wrong person for it.',
    },
  },
}
