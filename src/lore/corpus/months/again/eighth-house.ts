import type { PlotAgain } from '#lore/authored.ts'

export const eighthHouseAgain: readonly [PlotAgain, PlotAgain] = [
  {
    turns: {
      'new-moon': [
        'You can make the first payment on the debt, in money or in an afternoon. It may be laughably small. It changes who looks away first.',
      ],
      'full-moon': [
        "The debt comes up, with others present or with a number attached. You'd thought it was larger. There's a minute in which it could be settled in plain words.",
      ],
      eclipse: [
        "A debt may be canceled by something that neither of you arranged. You're free of it, and not altogether glad. It had been holding the two of you together.",
      ],
      station: [
        "You've gone over the debt before, and here it is again. Something in it was never money. You could name that and leave the sum alone.",
      ],
      'slow-eases': [
        "The debt is nearly paid, and you've been too careful to notice. Someone may tell you to stop. You could believe them.",
      ],
      'slow-presses': [
        "Somebody may want the debt settled, with a date. It's unpleasant for an hour. After it you're two people again, and you can tell by how the next joke goes.",
      ],
    },
    between: {
      before: ['You think of the debt in the shower and not at all by day.'],
      after: [
        "You meet them without the debt, and for the first time in a while you don't prepare.",
      ],
    },
    toward: {
      eases: [
        'They may have been kind about something else, and it makes you want to settle the debt.',
      ],
      presses: ['You may have crossed the street because of the debt, and you know it.'],
    },
    steps: {
      newMoon: [
        "You can open the envelope, or the app. It's nearly always the not looking that costs.",
      ],
      fullMoon: [
        "You may see what somebody has done for you over the years. It doesn't add up to a sum.",
      ],
      back: [
        "Something that you thought was paid may turn up with a remainder. It's small, and it's yours.",
      ],
      on: [
        "A loan, a form, or somebody's promise comes through. You can stop doing the sum at night.",
      ],
      'outer/eases': [
        "You've become freer about giving and taking. You may only notice it when somebody else keeps count.",
      ],
      'outer/presses': [
        "What you share with someone may have to be divided up anew. It's best done while you both remember why you shared it.",
      ],
    },
  },
  {
    turns: {
      'new-moon': [
        "You can ask a smaller question first, to see what happens to your voice. They may answer the large one. People often do when they've been waiting.",
      ],
      'full-moon': [
        "The question is answered, and so is one that you hadn't asked. You may need to sit down. It's better than what you'd made of it at night.",
      ],
      eclipse: [
        "What the question was about may come out by itself. You didn't have to be brave, and you're a little sorry. You can still say that you'd wondered.",
      ],
      station: [
        'You asked the question once and took the first answer. You may ask again, in other words and without a reason. The second answer is longer.',
      ],
      'slow-eases': [
        "You notice that the question no longer hangs in the room. You've been trusted with so much by now that it answered itself along the way.",
      ],
      'slow-presses': [
        'The other person may ask you the question, in your words. You can see how hard it was for them. It helps you to say it straight.',
      ],
    },
    between: {
      before: [
        'You lead the talk up to the question and then around it, like a waiter with a tray.',
      ],
      after: ['Since the question you look at each other a second longer than you need to.'],
    },
    toward: {
      eases: [
        'They may have told you something small, and after that the question seems possible.',
      ],
      presses: [
        "You've probably guessed at the question for so long that any answer would be shorter.",
      ],
    },
    steps: {
      newMoon: [
        'You can tell somebody a thing that they could use against you. They may make tea.',
      ],
      fullMoon: [
        "You may find out what someone thinks when they stop being polite. It's milder than the politeness.",
      ],
      back: [
        'An old secret may come up, and turn out to be known to everyone. You can laugh about who was protecting whom.',
      ],
      on: ['Something that was held back can be handed over, a password, a story, a share.'],
      'outer/eases': [
        "You're less afraid of what's in other people than you used to be. It makes them tell you.",
      ],
      'outer/presses': [
        'You may be jealous or ashamed without a cause that you could name. It passes sooner if it has been said to somebody once.',
      ],
    },
  },
]
