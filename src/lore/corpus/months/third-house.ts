import type { MonthPlot } from '#lore/authored.ts'

export const thirdHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the conversation',
    opens: {
      begins: [
        "This month opens a conversation that you've been having alone. The other side may be a brother or sister, a neighbor, or a friend you used to text every day, and they've heard none of it.",
        'Somebody in your life has gone quiet, or you have. This month begins the conversation that would end it, and neither of you needs to say whose fault the silence was.',
        "There's a name on your phone that you scroll past. This month the conversation with that person begins again, over something small enough that neither of you has to be sorry first.",
      ],
      ripens: [
        'One conversation runs through the month, and it has been postponed for so long that it has grown. What you and one other person need to say would have taken five minutes in the beginning.',
        "There's something that you and one other person keep not saying. You've become very good at talking about everything else, and this month that stops working, so the conversation comes to you.",
        "You and one other person can finish each other's sentences, all but one. This month the conversation arrives at that sentence, and neither of you can change the subject fast enough.",
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
        "For the time being you keep having it by yourself, in the shower and at red lights, and you're very good in it.",
        'At first you see each other as usual, and each of you waits for the other to begin.',
      ],
      after: [
        "Afterward you're a little shy with each other, because it's new to have nothing in the way.",
        'You go over it in your mind for some days, and each time you find that less depends on it.',
      ],
    },
    toward: {
      eases:
        "You're on better terms than you were, and that's usually when the real subject comes up.",
      presses: "You're both getting tired of going around it, and one of you will have to say so.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "You're in good spirits, and so is the other person. For a minute it looks possible to say it.",
          presses:
            "The two of you may disagree about some trifle, a date or a street name, and both look it up. It's plainly about something else.",
        },
        after: {
          eases:
            'Talking goes without effort again. You can be yourself, including the part that interrupts, because nobody is on guard any longer.',
          presses:
            'The other person may have a big day of their own, and your subject has to wait. A line to wish them luck does more than a speech.',
        },
      },
      mercury: {
        before: {
          eases:
            "A first line may come to you, and it's likely to be a question. It's good as it is, without the four sentences you'd usually add.",
          presses:
            "If you draft an opening, it tends to come out as a complaint. Look again a day later, and there's one sentence that they could answer.",
        },
        after: {
          eases:
            'You can get down to details, times and names and what was said when. For once that helps, because each of you probably had one of them wrong.',
          presses:
            "A reply may be shorter than you'd hoped, and you'll read it six times. It was probably typed between two other things. It means what it says.",
        },
      },
      venus: {
        before: {
          eases:
            "Something pleasant about nothing much does it, a picture of a dog, a song. After that, the harder message won't feel so official.",
          presses:
            "You may smooth things over so well that nothing gets said. You'll both be charming, and you'll both know what was skipped.",
        },
        after: {
          eases:
            "You may be thanked for something that you'd thought went unnoticed. It makes it easy to say more than you would have.",
          presses:
            "A small vanity can get hurt, yours or theirs, because you're both still a little raw. It tends to be forgiven without being discussed.",
        },
      },
      mars: {
        before: {
          eases:
            "It's a good day for the call you've been putting off. You may be annoyed with yourself for waiting, and the call is likely to take less time than the dreading did.",
          presses:
            "It may nearly start in the wrong place, in traffic or at the end of a long day. If you bite off half of the sentence, they've still heard the other half.",
        },
        after: {
          eases:
            'Do what was asked of you within two days, before anyone has to remind you. It says more than the wording did.',
          presses:
            "The sore spot may get touched again, and you'll answer with some heat. The worst has been said by now, so it shouldn't last.",
        },
      },
      jupiter: {
        eases:
          'From a little farther off, the thing between you looks small. One of you may laugh first.',
        presses:
          "You're likely to tell too many people about it. By the time you speak to the right one, the others have views on how it should go.",
      },
      saturn: {
        eases:
          'If you agree on a time, nobody is caught off guard. You can say the plain thing then without sounding cold.',
        presses:
          "You may be told no, or there's a long pause that feels like one. It may be only that the other person is tired, and if you respect it you'll be asked again.",
      },
      outer: {
        eases:
          "What you can say out loud has been widening for a while. A year ago you'd have dreaded this, and now it hardly raises your pulse.",
        presses:
          "Something may get said before it has been checked. It can't be taken back, so you both have to go on from there, and you may be less sorry than you'd expect.",
      },
      newMoon:
        "It's a good time to start a small habit of keeping in touch, a walk or a weekly call. Because it comes around anyway, no single talk has to carry everything.",
      fullMoon:
        "News gets around, and you may hear your own words in it. If they've left the room, you may as well say the rest yourself.",
      back: "An old message or an old remark may come up again. If one of you asks what it meant, it could turn out that you'd been answering something else all along.",
      on: 'An answer that was stuck can be sent. It may be two lines long. From here on things move at an ordinary speed, with ordinary delays.',
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
        "There's a page this month, and it starts out empty. Something wants to be written down, whether it's a plan, an account of what happened, or a few lines to someone who'd be glad of them.",
        "You've been carrying some sentences around in your head. This month they begin to go down on a page, because you've noticed that you're losing the good ones.",
        "You open a file this month, or a notebook, and write the date at the top of a page. What it's for you'd rather not say yet, and nobody has to know.",
      ],
      ripens: [
        'A page that you started some time ago wants finishing this month. It may be a form, an application, a message, or the thing you write when nobody asks, and it has been nearly done for too long.',
        "What have you nearly finished writing? There's a page with your name on it that lacks an ending, and this month somebody is going to ask for it, possibly you.",
        'Somebody has been waiting for a page from you, politely, for longer than they expected. This month the politeness runs out, and it does you good.',
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
        'At first you tidy everything around it, since a clean desk is the nearest thing to having begun.',
        'You carry it about for a few days and change two words in your head, and you tell yourself that this is work.',
      ],
      after: [
        'From then on it goes more easily, because it no longer has to be everything.',
        "You can't look at it for a couple of days, and when you look again it's better than you'd feared.",
      ],
    },
    toward: {
      eases: "With a few good hours behind you, there's less reason to wait for better ones.",
      presses: "You've run out of other things to tidy, and that leaves the page.",
    },
    steps: {
      sun: {
        before: {
          eases:
            'You may get a good hour with your whole mind on it. It goes best when nobody has told you how it ought to sound.',
          presses:
            "If someone asks how it's coming along, you may make it sound further along than it is. That leaves you an evening to make it true.",
        },
        after: {
          eases:
            "People may say that they can hear your voice in it. It's usually the odd sentence you weren't sure of that does it.",
          presses:
            "It has your name under it, so you're nervous for a day. If a question comes, it's probably only a question.",
        },
      },
      mercury: {
        before: {
          eases:
            "The right order is likely to occur to you while you're doing something else. You may have been starting with the background, and it should start with what happened.",
          presses:
            'You can change one paragraph until it says nothing at all. The first version is still there in the history, and it may have been fine.',
        },
        after: {
          eases: "An answer may come, about the thing you meant. You'll know what to write back.",
          presses:
            'There may be a mistake in what went out, a date or a name. Correct it in one line, without an apology, since hardly anyone will have seen it.',
        },
      },
      venus: {
        before: {
          eases:
            "It's easy once you think of the person who'd enjoy reading it. Some of the sentences are there to impress someone else, and they can go.",
          presses:
            'You may try to please everyone who might read it, and then the subject gets lost. It comes back when you pick the one reader you like best.',
        },
        after: {
          eases:
            "What you wrote may make you a friend, or make an old one write back. It's probably warmer than you remember.",
          presses:
            "Somebody you'd hoped would like it may say something kind and vague. It hurts until you see that it wasn't for them.",
        },
      },
      mars: {
        before: {
          eases:
            'It helps to sit down to it before anything else can claim the day. Forty minutes are enough when they come first.',
          presses:
            "You may write a paragraph in anger, and it may be good. Keep it in a separate file for a day, and you'll find the one line that you need.",
        },
        after: {
          eases: 'You have the nerve to push it out into the world now. It takes a few calls.',
          presses:
            "Somebody may argue with what you wrote. Answer briefly and leave it, since you were clearer in writing than you'd be in a quarrel.",
        },
      },
      jupiter: {
        eases:
          "It may reach further than you'd meant it to. If a stranger has a use for it, they'll ask what you're doing next.",
        presses:
          "You're likely to have three subjects by now, each of them promising. Only one was asked for, so the others have to wait in another file.",
      },
      saturn: {
        eases:
          "A deadline and a limit on length do you good. You'll grumble and count, and it could be done a day early.",
        presses:
          'For a few days nothing you write seems good enough, and you may cut and cut. The place to stop is just before the first thing you liked.',
      },
      outer: {
        eases:
          "What you think has been changing while you wrote. You may find one sentence that you couldn't have said out loud a year ago, and the rest can be built on that.",
        presses:
          "Something you hadn't reckoned with may interrupt you for days. When you return to it the opening looks wrong, and because of the break you can see that the end is better.",
      },
      newMoon:
        'A regular half hour is worth more to it than inspiration, since it comes on the bad days as well.',
      fullMoon:
        'You can see the whole of it at once. It may be about something slightly different from what you thought, and that would explain why the title never fit.',
      back: "An old draft may turn up that has something the new one lacks. You weren't worse then, only less careful, so you can borrow the sentence.",
      on: "You get past the place where you'd been stuck. If you leave out the sentence that blocked you, the rest can come quickly.",
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
