import type { WeekScenes } from '#lore/authored.ts'

export const venusScenes: WeekScenes = {
  eases: {
    1: {
      eases: 'You forget to be charming for an hour, and everybody stays.',
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
      presses: "You shop for the apartment on a screen, though it isn't the furniture.",
    },
    5: {
      eases: 'Your eye goes back to someone or something that nobody has recommended.',
      presses: 'A friend approves of your choice, and it loses a little of its shine.',
    },
    6: {
      eases: "You do a chore with music on and are sorry when it's finished.",
      presses: 'You leave the duty till last, do it alone, and take twice as long.',
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
      eases:
        'You ask a stranger how things are done in their place, and they show you with delight.',
      presses: 'At home you have an answer ready before the question.',
    },
    10: {
      eases: 'You name the person who had the idea, and the whole table looks at you.',
      presses: 'You let praise land on you that belonged to two people, and feel it itch.',
    },
    11: {
      eases: 'You get five minutes alone in the kitchen with a friend you only see in crowds.',
      presses: 'The evening is loud, and you and the friend wave at each other across it.',
    },
    12: {
      eases: 'You enjoy your secret pleasure for an hour with the curtains open.',
      presses: 'Someone asks what you did last night, and you say nothing much.',
    },
  },
  presses: {
    1: {
      eases: 'Someone says that you always look like yourself, and means it well.',
      presses: "You dress for a person who then doesn't come.",
    },
    2: {
      eases: 'Someone insists on paying, and the evening loses nothing.',
      presses: "You reach for the bill before you've seen it.",
    },
    3: {
      eases:
        "You say the first half of the sentence you'd normally leave out, and the talk gets better.",
      presses: 'You agree, warmly, and something in you sits down.',
    },
    4: {
      eases: 'You like a thing at once, and you look around to see whom it would annoy.',
      presses: "You put the picture up where it won't be noticed.",
    },
    5: {
      eases: 'You get a compliment and forget to ask for another.',
      presses: 'You check if your message has been seen, and now you want to know when.',
    },
    6: {
      eases: 'You leave one thing undone, and no one asks.',
      presses: 'You wipe a surface that was already clean.',
    },
    7: {
      eases: 'The person says something nearly like it, on the way to something else.',
      presses:
        'You give somebody three openings to say the nice thing, and they talk about the car.',
    },
    8: {
      eases: "Something is given to you that you can't return, and you squirm a little.",
      presses: 'Somebody pays you back for a favor at once, and you find that you mind.',
    },
    9: {
      eases: "You enjoy something silly in company and don't explain.",
      presses: 'You praise a book as one should, and you were bored by the second page.',
    },
    10: {
      eases: 'Someone speaks well of you who owes you nothing.',
      presses: 'You check one face before you know what you think.',
    },
    11: {
      eases: 'You disagree with a friend, and your glass gets filled all the same.',
      presses: 'You say that you see what she means, and then that you see what he means.',
    },
    12: {
      eases: 'You do the person another small service, and this time you leave a trace.',
      presses: 'The wrong person gets thanked for what you did.',
    },
  },
}
