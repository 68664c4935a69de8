import type { MonthPlot } from '#lore/authored.ts'

export const thirdHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the conversation',
    opens: {
      begins: [
        "There's a conversation you've been having alone. The other side may be a brother or sister, a neighbor, or a friend you used to text every day, and they've heard none of it.",
        'Somebody in your life has gone quiet, or you have. A conversation would end it, and neither of you needs to say whose fault the silence was.',
        "There's a name on your phone that you scroll past. The conversation with that person can begin again over something small enough that neither of you has to be sorry first.",
      ],
      ripens: [
        'The conversation has been postponed for so long that it has grown. What you and one other person need to say would have taken five minutes in the beginning.',
        "There's something that you and one other person keep not saying. You've become very good at talking about everything else, and the conversation is coming to you anyway.",
        "You and one other person can finish each other's sentences, all but one. The conversation keeps arriving at that sentence, and one of you changes the subject.",
      ],
    },
    turns: {
      'new-moon':
        "The conversation can begin with a line that's shorter than any you've drafted. It hardly matters what it's about. Send it, and put the phone in another room.",
      'full-moon':
        "The conversation is likely to be franker than either of you planned. You say your part, they say theirs, and for a while nobody has to be polite. It'll be over sooner than you think.",
      eclipse:
        'The conversation ends in its old form. One of you may stop taking part in the usual exchange of complaints, and that leaves room for another subject. It can be quiet between you for some days, until you know which.',
      station:
        'The conversation goes back to something that one of you took the wrong way. It was said in passing, perhaps years ago, and it was meant differently. Say it again now, with the part that got lost.',
      'slow-eases':
        "The conversation has become easy, and it may be weeks before you notice. You've stopped preparing for it, and that was always the hard part.",
      'slow-presses':
        "The conversation can't be steered around any longer. It may be blunter than it needs to be, with a silence in the middle. If you stay through the silence, the rest is easier.",
      'uranus-presses':
        "The conversation may start without warning, in the middle of something else. Nobody will have prepared a word, so what gets said is what's there. It's probably over in ten minutes.",
      'pluto-presses':
        "The conversation comes down to the one thing that each of you has been holding back. To go first is to give the other a good deal of power. It's seldom used the way you fear.",
    },
    between: {
      before: [
        "For the time being you keep having the conversation by yourself, in the shower and at red lights, and you're very good in it.",
        'At first you see each other as usual, and each of you waits for the other to begin the conversation.',
      ],
      after: [
        "After a conversation like that you're a little shy with each other, because it's new to have nothing in the way.",
        'You go over the conversation in your mind for some days, and each time you find that less depends on it.',
      ],
    },
    toward: {
      eases:
        "You're on better terms than you were, and that's usually when the conversation comes up.",
      presses:
        "You're both getting tired of going around the conversation, and one of you will have to say so.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "You're in good spirits, and so is the other person. It may pass without a word, and still you've both seen that it could be done.",
          presses:
            "The two of you may disagree about a date or a street name, and both look it up. It's plainly about something else.",
        },
        after: {
          eases:
            'You can be yourself, including the part that interrupts, because nobody is on guard any longer.',
          presses: 'A line to wish them luck does more than a speech.',
        },
      },
      mercury: {
        before: {
          eases:
            "It's likely to be a question. It's good as it is, without the four sentences you'd usually add.",
          presses:
            'If you read your draft again a day later, one sentence of it is something they could answer.',
        },
        after: {
          eases:
            'Times, names, and what was said when help for once, because each of you probably had one of them wrong.',
          presses:
            "You'll read it six times. It was probably typed between two other things, and it means what it says.",
        },
      },
      venus: {
        before: {
          eases:
            "Something pleasant about nothing much will do, a picture of a dog, a song. After that, the harder message won't feel so official.",
          presses:
            "You may smooth things over so well that nothing gets said. You'll both be charming, and you'll both know what was skipped.",
        },
        after: {
          eases:
            "If it's for something that you'd thought went unnoticed, it's easy to say more than you would have.",
          presses:
            "It may be yours or theirs, because you're both still a little raw. It tends to be forgiven without being discussed.",
        },
      },
      mars: {
        before: {
          eases:
            'You may be annoyed with yourself for waiting. The call is likely to take less time than the dreading did.',
          presses:
            "Traffic is one such place, and so is the end of a long day. If you bite off half of the sentence, they've still heard the other half.",
        },
        after: {
          eases:
            "It's best done within two days, before anyone has to remind you. That says more than the wording did.",
          presses:
            "You'll answer with some heat if the sore spot gets touched. The worst has been said by now, so it shouldn't last.",
        },
      },
      jupiter: {
        eases: "One of you may laugh first, and it's hard after that to go back to being careful.",
        presses:
          'By the time you speak to the right person, the others have views on how it should go.',
      },
      saturn: {
        eases:
          'Nobody is caught off guard then, and you can say the plain thing without sounding cold.',
        presses:
          "It may be only that the other person is tired. If you respect it you'll be asked again.",
      },
      outer: {
        eases:
          'What you can say out loud has been widening for a while, so this hardly raises your pulse.',
        presses:
          "Something may get said before it has been checked. It can't be taken back, so you both have to go on from there, and you may be less sorry than you'd expect.",
      },
      newMoon:
        'A walk or a weekly call will do. Because it comes around anyway, no single talk has to carry everything.',
      fullMoon:
        'News gets around. If what you said has left the room, you may as well say the rest yourself.',
      back: "If one of you asks what it meant, it could turn out that you'd been answering something else all along.",
      on: 'It may be two lines long. From here on things move at an ordinary speed, with ordinary delays.',
    },
    settles: {
      begins: [
        "You're in touch, and it has stopped being an event. What caused the silence may never come up, because the conversation has moved on to other things.",
        "The silence is over, and it hardly matters who broke it. You'll lose touch again at some point, since you're both busy, but you know how the conversation begins.",
        'The conversation you feared may never take place. The one you have in its stead is about nothing in particular, and that kind can go on for years.',
      ],
      ripens: [
        "The conversation has been had, or at least begun, and everyday talk can get its ease back. There'll be a second one, calmer, that you don't have to prepare for.",
        "It can be said in fewer words than you'd feared. You needn't agree about all of it, as long as the conversation no longer has to be avoided.",
        "You may both be a bit quieter with each other for a while, and much less careful. The conversation left out one sentence for years, and it isn't left out now.",
      ],
    },
  },
  {
    subject: 'the page',
    opens: {
      begins: [
        "Something wants to be written down, whether it's a plan, an account of what happened, or a few lines to someone who'd be glad of them. So far the page is empty.",
        "You've been carrying some sentences around in your head, and you've noticed that you're losing the good ones. They need a page.",
        "You may open a file or a notebook, write the date at the top of a page, and rather not say yet what it's for. Nobody has to know.",
      ],
      ripens: [
        "There's a page that you started some time ago. It may be a form, an application, a message, or the thing you write when nobody asks, and it has been nearly done for too long.",
        "What have you nearly finished writing? There's a page with your name on it that lacks an ending, and somebody is going to ask for it, possibly you.",
        'Somebody has been waiting for a page from you, politely, for longer than they expected. It does you good when the politeness runs out.',
      ],
    },
    turns: {
      'new-moon':
        'The first sentences can go onto the page now, and they may be plain. You think that it has to be good from the beginning. It only has to be there.',
      'full-moon':
        "The page is finished, or as finished as it needs to be. Give it to one person who won't be polite, and then it should go out.",
      eclipse:
        "The page may take a turn you hadn't planned. Half of it goes, and what is left is likely to be the part you meant. You'd never have cut it by choice.",
      station:
        "The page comes back to you with questions in the margin, your own or somebody else's. You may feel insulted for an hour. If they're good questions, you'll know by the last one what you think.",
      'slow-eases':
        'The page finds the person it was for. You may hear a line of it quoted back to you from the middle, where nobody skims.',
      'slow-presses':
        "The page has to say what you've been writing around. It takes one sentence, and a good deal of the rest can go once that one is there. It's the part you'd leave out to be polite.",
      'uranus-presses':
        "The page goes off in a direction you hadn't given it. An hour against your own outline may get you something shorter, with some nerve. Save it under another name and look at it the next day.",
      'pluto-presses':
        "The page has to say what you've kept out of it to protect somebody, possibly yourself. Write that paragraph last and decide then where it goes. It may belong at the front.",
    },
    between: {
      before: [
        'At first you tidy everything around the page, since a clean desk is the nearest thing to having begun.',
        'You carry the page about for a few days and change two words in your head, and you tell yourself that this is work.',
      ],
      after: [
        'From then on the page goes more easily, because it no longer has to be everything.',
        "You can't look at the page for a couple of days, and when you look again it's better than you'd feared.",
      ],
    },
    toward: {
      eases:
        "With a few good hours on the page behind you, there's less reason to wait for better ones.",
      presses: "You've run out of other things to tidy, and that leaves the page.",
    },
    steps: {
      sun: {
        before: {
          eases:
            'It goes best with your whole mind on it, when nobody has told you how it ought to sound.',
          presses:
            'You may make it sound further along than it is. That leaves you an evening to make it true.',
        },
        after: {
          eases: "It's usually the odd sentence you weren't sure of that does it.",
          presses: "If a question comes, it's probably only a question.",
        },
      },
      mercury: {
        before: {
          eases:
            'You may have been starting with the background, and it should start with what happened.',
          presses: 'The first version is still there in the history, and it may have been fine.',
        },
        after: {
          eases: "It's likely to be about the thing you meant, so you'll know what to write back.",
          presses:
            "If it's a date or a name, correct it in one line, without an apology, since hardly anyone will have seen it.",
        },
      },
      venus: {
        before: {
          eases:
            "Think of the person who'd enjoy it. Some of the sentences are there to impress someone else, and they can go.",
          presses:
            'The subject gets lost that way. It comes back when you pick the one person you like best.',
        },
        after: {
          eases: "If an old friend writes back, it's probably warmer than you remember them.",
          presses:
            "Somebody you'd hoped would like it may have little to say. It hurts until you see that it wasn't for them.",
        },
      },
      mars: {
        before: {
          eases:
            'Nothing else can claim the day then. Forty minutes are enough when they come first.',
          presses:
            "It may still be good. Keep it in a separate file for a day, and you'll find the one line that you need.",
        },
        after: {
          eases: "It takes a few calls, and you'd usually put those off.",
          presses:
            "You can answer briefly and leave it, since you were clearer in writing than you'd be in a quarrel.",
        },
      },
      jupiter: {
        eases: "If a stranger has a use for it, they'll ask what you're doing next.",
        presses:
          'Each of them is promising. Only one was asked for, so the others have to wait in another file.',
      },
      saturn: {
        eases:
          "A limit on length helps, too. You'll grumble and count, and it could be done a day early.",
        presses:
          'You may cut and cut for a few days. The place to stop is just before the first thing you liked.',
      },
      outer: {
        eases:
          "You may find one sentence that you couldn't have said out loud a year ago, and the rest can be built on that.",
        presses:
          'When you return to it the opening looks wrong, and because of the break you can see that the end is better.',
      },
      newMoon: "That's worth more to it than inspiration, since it comes on the bad days as well.",
      fullMoon:
        'It may be about something slightly different from what you thought, and that would explain why the title never fit.',
      back: "It may have something the new one lacks. You weren't worse then, only less careful, so you can borrow the sentence.",
      on: 'If you leave out the sentence that blocked you, the rest can come quickly.',
    },
    settles: {
      begins: [
        "By the end there's a page, with a beginning and most of an end. Who gets to read it can be decided later.",
        "The sentences are out of your head and on the page, so you can't lose them. Some of them were better in the dark, but the best one will hold.",
        "There's more than one page by now, and the first isn't the beginning any longer. It helps to stop while you still know the next sentence.",
      ],
      ripens: [
        "The page is out of your hands, or nearly. You'll think of a better second paragraph, and that one belongs in the next.",
        "What the page needed was an ending, and it can be much shorter than the one you've been dreading.",
        "It goes out with your name on it and a comma you'd take back. Nobody who was waiting for the page will notice the comma.",
      ],
    },
  },
]
