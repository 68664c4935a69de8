import type { MonthPlot } from '#lore/authored.ts'

export const thirdHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the conversation',
    opens: {
      begins: [
        "This month opens a conversation that you've been having alone. The other side may be a brother or sister, a neighbor, or a friend you used to text every day, and they've heard none of it.",
      ],
      ripens: [
        'One conversation runs through the month, and it has been postponed for so long that it has grown. What you and one other person need to say would have taken five minutes in the beginning.',
      ],
    },
    turns: {
      'new-moon':
        "The conversation begins, with a line that's shorter than any you had drafted. What matters is that it's open again and can be about ordinary things.",
      'full-moon':
        "The conversation happens, and it's franker than either of you had planned. You say the thing, they say theirs, and for a while nobody has to be polite.",
      eclipse:
        "The conversation ends in its old form. One of you stops taking part in the usual exchange of complaints, and there's room for a different subject.",
      station:
        'The conversation goes back to a sentence that one of you took the wrong way. It was meant differently, and it can be said again now in better words.',
      'slow-eases':
        "The conversation becomes easy, and it may be weeks before you notice. You've stopped preparing for it, which was always the hard part.",
      'slow-presses':
        "The conversation can no longer be steered around. It's blunter than it needed to be, and after the first silence it goes better than it has for a long time.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "The conversation looks possible. You're in good spirits, and the other person does something that reminds you why you like them.",
          presses:
            "The conversation turns into a question of who is right. You both know the facts, so it must be about something else, and that's the part to think about.",
        },
        after: {
          eases:
            'The conversation goes on without effort. You can be yourself in it, including the part that interrupts.',
          presses:
            "The other person's day is bigger than your subject. You let the conversation wait, and the waiting does it no harm.",
        },
      },
      mercury: {
        before: {
          eases:
            "A first line for the conversation comes to you, and it's a question. Send it while it's still simple.",
          presses:
            'You draft an opening and it comes out as a complaint. The conversation is better served by a day of silence than by that paragraph.',
        },
        after: {
          eases:
            'The conversation gets into details, times, names, and what was said when. For once the details help.',
          presses:
            "One reply is shorter than you'd hoped, and you read it six times. It was written between two other things, and the conversation is fine.",
        },
      },
      venus: {
        before: {
          eases:
            'You exchange something pleasant about nothing much. It keeps the line open, and the conversation can travel on it later.',
          presses:
            'You smooth things over so well that the conversation is put off again. Both of you are charming, and both of you know.',
        },
        after: {
          eases:
            "The conversation turns warm. Someone says thank you for a thing you'd thought went unnoticed.",
          presses:
            'A small vanity gets hurt, yours or theirs. The conversation survives it, with one of you a little quieter than before.',
        },
      },
      mars: {
        before: {
          eases:
            "You make the call you've been putting off. The conversation takes less time than the putting off did.",
          presses:
            'The conversation nearly starts in the wrong place, in traffic or at the end of a long day. You bite off half of it, and the other half has been heard.',
        },
        after: {
          eases:
            'You do what the conversation asked for. A promise kept within two days says more than the wording did.',
          presses:
            'The old sore spot gets touched, and your answer has some heat. The conversation can take it now, since the worst has been said already.',
        },
      },
      jupiter: {
        eases:
          'The conversation gets a bigger frame, and the thing between you looks small in it. One of you may even laugh about it first.',
        presses:
          'You tell too many people about the conversation. By the time you have it, a few of them have views on how it should go.',
      },
      saturn: {
        eases:
          'You can say the plain thing without sounding cold. The conversation profits from a fixed time and a clear end.',
        presses:
          'The conversation meets a no, or a long pause that feels like one. It may be only that the other person is tired, but it has to be respected.',
      },
      outer: {
        eases:
          'What you can say out loud has been widening for a while. The conversation you dreaded a year ago would hardly raise your pulse now.',
        presses:
          'Something gets said before it has been checked. The conversation changes course, and you may be less sorry about it than you expected.',
      },
      newMoon:
        'A new habit of keeping in touch can start here, a walk or a weekly call. The conversation lives on that kind of thing.',
      fullMoon:
        'A piece of news makes the rounds, and you hear your own words in it. The conversation has left the room, so you may as well finish it properly.',
      back: 'An old message or an old remark comes up again. The conversation gains from it, because one of you finally asks what it meant.',
      on: 'An answer that was stuck gets sent. The conversation goes forward from here at an ordinary speed.',
    },
    settles: {
      begins:
        "By the end you're in touch, and it has stopped being an event. What caused the silence may never come up, and that's one way of settling it.",
      ripens:
        "By the end the conversation has been had, and everyday talk has its ease back. There will be a second one, calmer, that you don't have to prepare for.",
    },
  },
  {
    subject: 'the page',
    opens: {
      begins: [
        "There's a page this month, and it starts out empty. Something wants to be written down, whether it's a plan, an account of what happened, or a few lines to someone who'd be glad of them.",
      ],
      ripens: [
        'A page that you started some time ago wants finishing this month. It may be a form, an application, a message, or the thing you write when nobody asks, and it has been nearly done for too long.',
      ],
    },
    turns: {
      'new-moon':
        "The first sentences get onto the page, and they're plain. You'd thought that it had to be good from the beginning, and it only has to be there.",
      'full-moon':
        "The page is finished, or as finished as it needs to be. Let one person read it who won't be polite, and send it.",
      eclipse:
        "The page takes a turn you hadn't planned. Half of it goes, and what is left is the part you meant.",
      station:
        "The page comes back to you with questions in the margin, your own or somebody else's. They're good questions, and the second version will be shorter.",
      'slow-eases':
        'The page finds the person it was for. They answer in a way that shows they read it twice.',
      'slow-presses':
        "The page has to say what you've been writing around. It takes one sentence, and the rest of it can go once that one is there.",
    },
    steps: {
      sun: {
        before: {
          eases:
            'The page gets a good hour, with your whole mind on it. You look up and it has grown by more than you expected.',
          presses:
            'Someone wants to know how the page is coming along, and you hear yourself make it sound further along than it is.',
        },
        after: {
          eases:
            'The page sounds like you. Somebody says that they could hear your voice in it, and that was the point.',
          presses:
            'Your name is under the page, and that makes you nervous for a day. A question about it is only a question.',
        },
      },
      mercury: {
        before: {
          eases:
            "The right word turns up while you're doing something else. Half of the page follows from it.",
          presses:
            "The page collects corrections faster than sentences. You're editing something that doesn't exist yet.",
        },
        after: {
          eases:
            "An answer to the page comes, and it's useful. Someone adds the fact that you were missing.",
          presses:
            'A slip on the page gets noticed by the one person who notices slips. Thank them, fix it, and let the rest stand.',
        },
      },
      venus: {
        before: {
          eases:
            "You write a few lines of the page for pleasure only. They're the ones that will be left in at the end.",
          presses:
            "The page wants to please everyone it's addressed to, and it's losing its subject. Pick the reader you like best.",
        },
        after: {
          eases:
            'The page makes you a friend, or makes an old one write back. It was warmer than you remembered.',
          presses:
            "Somebody you'd hoped would like the page says something kind and vague. You'll survive it, and so will the page.",
        },
      },
      mars: {
        before: {
          eases:
            'You sit down to the page before anything else can claim the day. Forty minutes are enough when they come first.',
          presses:
            "An angry paragraph gets onto the page. Keep it in a separate file, because there's one true line in it.",
        },
        after: {
          eases:
            'You push the page out into the world. It takes a few calls, and you have the nerve for them.',
          presses:
            "Somebody argues with the page. You're better in writing than you were in your head, so answer briefly and leave it.",
        },
      },
      jupiter: {
        eases:
          'The page reaches further than you meant it to. A stranger may have use for it, or offer you a place to put the next one.',
        presses:
          'The page swells. You have three subjects now, and each of them is promising, and only one was asked for.',
      },
      saturn: {
        eases:
          'The page does well with a deadline and a length. You work better inside those lines than you like to admit.',
        presses:
          'The editor in you is stronger than the author for a few days, and the page shrinks. Stop before you cut the first thing you liked.',
      },
      outer: {
        eases:
          'What you think has been changing under your hand. The page shows it to you before you could have said it.',
        presses:
          "The page gets interrupted by something you hadn't reckoned with. When you return to it, the opening is wrong and the end is better.",
      },
      newMoon:
        "A time slot for the page appears, the same half hour on most days. It's worth more than inspiration.",
      fullMoon:
        "You see the page whole, and it's about something slightly different from what you thought. The title should say so.",
      back: "An old draft turns up that has one thing the page lacks. You weren't worse then, only less sure.",
      on: 'The page moves again after a week of standing still. The sentence that blocked it can simply be left out.',
    },
    settles: {
      begins:
        "By the end there's a page, with a beginning and most of an end. Who gets to read it's a decision for a later month, and you can enjoy having something to decide about.",
      ripens:
        "By the end the page is out of your hands. You'll think of a better second paragraph, and that one belongs in the next.",
    },
  },
]
