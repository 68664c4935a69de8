import type { YearLanes } from '../../../year-ahead.ts'

/** What a transit of Uranus opens, reviews, and settles. */
export const uranusLanes: YearLanes = {
  sun: {
    eases: [
      {
        begins: [
          'You do something out of character and it suits you.',
          "The people who've known you longest look up from what they're doing, and a few of them seem relieved.",
        ],
        reviews: [
          "A change you've made has its first ordinary weeks.",
          'What makes you feel awake can stay, and the announcement that went with it can be allowed to fade.',
        ],
        ends: [
          'What began as a departure is how you live by now.',
          "You've got a freer hand than before, and you didn't have to break anything to get it.",
        ],
      },
      {
        begins: [
          "You feel less bound by what you said you'd be.",
          'A chance to be somebody slightly different may come up in a place where nobody knows you, such as a new class or a long layover.',
        ],
        reviews: [
          "The person you've been trying out meets people who knew the old one.",
          "They ask fewer questions than you'd prepared for, and one of them says that it was about time.",
        ],
        ends: [
          'You live closer to your own taste than you did.',
          "It's visible in small matters such as what you order and in one large one that you no longer discuss.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'Playing your usual role with a straight face has become difficult.',
          "Something interrupts it, from outside or from you, right in the middle of a story you've told before, and the interruption is half welcome.",
        ],
        reviews: [
          'Another jolt comes in the same spot.',
          'By this time you can tell which of the changes are really yours and which were only a way to stop being bored.',
        ],
        ends: [
          "You've stopped being who you were out of politeness.",
          "Some people don't care for the replacement, and that's easier to live with than the acting was.",
        ],
      },
      {
        begins: [
          "A routine that described you has ended, or you've ended it.",
          "For a while people ask how you're doing in a careful voice, and you can't tell them, because it changes by the hour.",
        ],
        reviews: [
          "You're pulled up short again, in a matter that you'd thought was closed.",
          'The surprise is smaller this time, and you catch yourself enjoying a bit of it.',
        ],
        ends: [
          "You've become harder to predict and easier to recognize.",
          "What broke off along the way would've had to go sooner or later, and what was useful is still here.",
        ],
      },
    ],
  },
  moon: {
    eases: [
      {
        begins: [
          'A new rhythm turns out to suit you.',
          'You might sleep at the other end of the bed or eat at odd hours, and feel better for no reason that you could give.',
        ],
        reviews: [
          'Some of the recent changes still soothe you, and those are the ones to keep.',
          'One was only a vacation from your habits, and it can end as vacations do.',
        ],
        ends: [
          'You need less sameness than you thought.',
          "Feeling at home takes a few things that stay put, and you've learned which few.",
        ],
      },
      {
        begins: [
          "You crave something new in the middle of what's familiar, and you can have it.",
          'Moving the bed to the other wall may settle you better than a talk would.',
        ],
        reviews: [
          'A closeness that began on a whim is still there.',
          "It doesn't follow the usual timetable, and both of you seem to sleep well without one.",
        ],
        ends: [
          "You're fond of people at irregular intervals and mean it every time.",
          "They've stopped asking when they'll see you and started asking what you've been up to.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'You get restless in exactly the places where you used to rest.',
          "A small surprise from the people you live among, or a change in somebody's plans, hits you harder than it should.",
        ],
        reviews: [
          'The restlessness is back, with less panic in it.',
          "Wanting to leave and wanting to be left alone for a day feel different by now, and it's mostly the second.",
        ],
        ends: [
          'How you live with other people has changed, or how you live without them.',
          'Your moods come and go faster than before and do less harm on the way.',
        ],
      },
      {
        begins: [
          'What used to comfort you suddenly gets on your nerves, a favorite voice included.',
          'You may walk around the block at ten at night just to feel the air change.',
        ],
        reviews: [
          'Your private life may be shaken up for the second time.',
          'You know the drill by now, which is to eat something and decide nothing until morning.',
        ],
        ends: [
          'You can stand more change at close range than you thought.',
          "A few people know that you sometimes need to vanish for a day, and they don't take it personally.",
        ],
      },
    ],
  },
  mercury: {
    eases: [
      {
        begins: [
          'Ideas arrive whole and from the side.',
          "You may hear a stranger on a train describe the very problem you've been having and solve it by the next stop.",
        ],
        reviews: [
          'A brilliant idea gets looked at the morning after.',
          "It's missing one boring step that you skipped in your excitement, and with that step it works.",
        ],
        ends: [
          "You think differently about a subject that you'd closed.",
          "It's gotten you new people to talk to, and they can't finish your sentences yet.",
        ],
      },
      {
        begins: [
          'You come at an old problem from the wrong end and it opens.',
          "It may happen while you're explaining it to someone who knows nothing about it and keeps asking why.",
        ],
        reviews: [
          'A shortcut in your thinking gets checked by somebody thorough.',
          'It holds in all cases but one, and that one is interesting.',
        ],
        ends: [
          'New words have gotten into how you talk, and with them a few new thoughts.',
          "You can't quite reconstruct how you saw it before.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'Your mind jumps ahead of your manners.',
          "You interrupt more than you mean to, and once or twice you're the first to say what everyone in the room was thinking.",
        ],
        reviews: [
          'Something said in haste may come up again.',
          'The point was right and the delivery made enemies, so you make the same point again at half the speed.',
        ],
        ends: [
          "You've changed your mind in front of people and come through it.",
          'Your opinions are newer than they were, and you can change them again without a scene.',
        ],
      },
      {
        begins: [
          'Your attention jumps from screen to screen, and sleep comes late because one more thing occurred to you.',
          'You may say the true thing at the wrong table.',
        ],
        reviews: [
          'Something true that you blurted out has been making its rounds.',
          "It comes back to you better phrased, in another person's words, which gives you the chance to agree.",
        ],
        ends: [
          "You've stopped believing something that everyone around you takes for granted.",
          "You mention it when asked, and you've found out who can talk about it over a beer.",
        ],
      },
    ],
  },
  venus: {
    eases: [
      {
        begins: [
          'You come across a person or a kind of music quite outside your usual line.',
          "It pleases you at once, and you've listened three times before it occurs to you to ask whether it's any good.",
        ],
        reviews: [
          'Something new that charmed you wears down to what you actually like about it.',
          "There's more left than a skeptic would have bet, and you can stop explaining it.",
        ],
        ends: [
          'Your taste has widened for good.',
          "There's a friend or a pleasure in your life that the person you used to describe wouldn't have looked at twice.",
        ],
      },
      {
        begins: [
          'You and someone you like drop the usual script.',
          "You might meet at six in the morning for a swim, and find that it's friendlier than all those dinners.",
        ],
        reviews: [
          'An unusual understanding between you and another person is due for a small adjustment.',
          'It can be said lightly, since nothing about it was ever signed.',
        ],
        ends: [
          'Your idea of good company has changed.',
          "There's somebody twenty years older or younger in it, and you've both quit remarking on that.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'What you liked last year bores you, and you feel guilty about that.',
          'A sudden liking for somebody or for some other place may be giving you ideas.',
        ],
        reviews: [
          'The boredom is back, or the sudden liking is.',
          'What you wanted seems to have been more air, which can be had in several places.',
        ],
        ends: [
          'A bond has been rearranged so that both sides can breathe, or it has ended without much of a scene.',
          "Your money goes to different things, and you don't miss the old ones.",
        ],
      },
      {
        begins: [
          "Affection flickers, your own or somebody else's, and neither of you can say why.",
          'You may change your hair or your look overnight when what you wanted to change was the subject.',
        ],
        reviews: [
          'The question of how much freedom the two sides need comes up again.',
          'It goes better when each of you names a number of evenings.',
        ],
        ends: [
          'You know that you can be fond of someone and keep a separate life.',
          "The ones who couldn't stand that have found people who don't ask it of them.",
        ],
      },
    ],
  },
  mars: {
    eases: [
      {
        begins: [
          'You act on an impulse, and the impulse is a good one.',
          "A shortcut may present itself, through a hedge or a procedure, and you're likely to take it before you've had time to be sensible.",
        ],
        reviews: [
          'A shortcut that worked once gets a second try.',
          'It works again if you add a little care at the point where luck carried you the first time.',
        ],
        ends: [
          "You've found your own method, and it's quicker than the official one.",
          "Nobody objects anymore, since they've seen what comes out of it.",
        ],
      },
      {
        begins: [
          "You're quick, and for a while your timing is perfect.",
          "A risk of manageable size may come along, and you're likely to take it before you mention it to anyone.",
        ],
        reviews: [
          'A risk you took has a second stage, and this one has rules.',
          "They're good rules, written by people who went too fast before you.",
        ],
        ends: [
          "You've gained a speed that you can call up when you need it.",
          'The rest of the time you seem lazier than you were, and it does you good.',
        ],
      },
    ],
    presses: [
      {
        begins: [
          'Your fuse is short, and your hands are a little ahead of you.',
          'Being kept waiting is what sets you off, so an empty half hour does more for you than a good argument.',
        ],
        reviews: [
          "You fly at the same obstacle again and notice that it's the wrong one.",
          'What you want is to be asked first, which can be said in one sentence.',
        ],
        ends: [
          'Either you made your break or you turned the anger on something that did need breaking.',
          "You're still quick, and the jumpiness has gone out of it.",
        ],
      },
      {
        begins: [
          "You can't stand being steered, even by someone who knows the road.",
          'You may walk out of a discussion and have to come back for your jacket.',
        ],
        reviews: [
          'The urge to walk out returns in the same company.',
          "You stay this time and say what you'd have thought on the sidewalk, and it takes less than a minute.",
        ],
        ends: [
          "You've gotten free of something by moving fast, and you only bruised an elbow.",
          "What you'd like to do with your hands now is build.",
        ],
      },
    ],
  },
  jupiter: {
    eases: [
      {
        begins: [
          'A stroke of luck comes by an odd route.',
          'You may hear of an opening through the least connected person you know, who mentions it while talking about something else.',
        ],
        reviews: [
          'There was a second half to a stroke of luck you had, and in your excitement you may have skipped it.',
          "It's still on offer, a little less shiny, at the price of a phone call.",
        ],
        ends: [
          "You've come into more freedom of a kind that you hadn't thought to wish for.",
          'Chance has earned a bit of trust, so you leave some evenings unplanned.',
        ],
      },
      {
        begins: [
          "You're in the mood to say yes to the odd invitation, and the odd ones are good.",
          "You may learn a card game in a language that you don't speak.",
        ],
        reviews: [
          'Something that you tried on a dare is beginning to look like a plan.',
          "It would need a budget and one skeptical friend, and you've got the friend.",
        ],
        ends: [
          'Your life is wider by one improbable thing.',
          "It has led to a second one already, and you've stopped being surprised that it suits you.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'Everything seems possible at once and by next week.',
          "You may drop something steady for something bright, so it's worth checking that you're dropping it on purpose and that it isn't only a mood.",
        ],
        reviews: [
          'A bright new thing that you reached for gets a fair trial.',
          'Some of the promises in it were your own, so you can lower them without asking anyone.',
        ],
        ends: [
          'You gave up one certainty for a wider view, and the exchange was about even.',
          'It showed you how much risk you enjoy, which is a figure worth having.',
        ],
      },
      {
        begins: [
          'You want to bet on a long shot and tell everybody about it.',
          'Half of your excitement is about the bet and half about not being home.',
        ],
        reviews: [
          'A long shot of yours comes up for a second bet.',
          'You can raise it, leave it, or take back what you put in, and two of these are more fun than they sound.',
        ],
        ends: [
          "You've ended up somewhere you hadn't planned on, and it has friendly people in it.",
          'The original plan can wait, since nobody there has asked about it.',
        ],
      },
    ],
  },
  saturn: {
    eases: [
      {
        begins: [
          "A rule that you'd taken for a wall turns out to be a habit.",
          "There may be another way to do your duty, and it's possible that nobody needs to be asked.",
        ],
        reviews: [
          'You go through your obligations with a freer eye.',
          "Two of them can be done in half the time, and one needn't be done at all.",
        ],
        ends: [
          "You're as reliable as before and a good deal freer.",
          'Anyone who counts on you has noticed no difference except in your mood.',
        ],
      },
      {
        begins: [
          'You get away with less effort than duty usually asks for, by doing it smarter.',
          "An elderly machine or rule may be retired, with everyone's blessing and some cake.",
        ],
        reviews: [
          "A method of yours may have been copied by people who didn't understand it.",
          'Writing down how it works takes an hour and saves you from being called at supper.',
        ],
        ends: [
          "You've changed how you meet one of your obligations and kept the obligation.",
          "It takes half the time, and the people it's for are just as well off.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'Something you relied on to stay put begins to move.',
          "It may be a rule or an older person's opinion, and you were leaning on it harder than you knew.",
        ],
        reviews: [
          "You try to restore the old order and find that you don't much want it.",
          'The pieces you do put back are the ones that had a purpose.',
        ],
        ends: [
          "There's a structure in your days again, lighter than the last.",
          'It was set up by someone who expected changes, so the next surprise should cost you less.',
        ],
      },
      {
        begins: [
          'A long-standing duty and a sudden wish want the same week.',
          'You may resent both, and you may snap at a third party who only wanted to know about Sunday.',
        ],
        reviews: [
          "A duty that you put off once can't be put off twice.",
          "It can be made smaller, though, by somebody who says what's really needed.",
        ],
        ends: [
          "You've kept your word where it was yours and broken it in the open where it wasn't.",
          'The second was harder, and people have treated you with more respect since.',
        ],
      },
    ],
  },
  uranus: {
    eases: [
      {
        begins: [
          "You're reminded of what you once wanted to be free to do.",
          'Some of it has become possible in the meantime, and some of it was never forbidden.',
        ],
        reviews: [
          "It's a good moment to see how much you allow yourself in ordinary things.",
          "There's likely to be one rule left that you made yourself, and it goes without a vote.",
        ],
        ends: [
          'Being a bit unlike the others has stopped being a project.',
          'It takes you less effort than it did, and one or two of them have asked how you manage.',
        ],
      },
      {
        begins: [
          'You get on well with your own strangeness.',
          'Something you used to do as a kid, on wheels or with wires, may turn out to be just as good now.',
        ],
        reviews: [
          'You look around at who else lives a bit outside the lines.',
          "There are more of them than you'd noticed, and they keep reasonable hours.",
        ],
        ends: [
          "The freedom you've ended up with doesn't need defending every day.",
          "You've begun to leave things where they are, because you know that you could move them.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          "Most people your age get restless around now, so you've got company.",
          "You look at what's fixed in your life and wonder who fixed it, starting with small things such as where you always sit.",
        ],
        reviews: [
          "There's been time to tell the itch from the real wish.",
          "Something does have to change, and it's smaller and nearer than your first idea was.",
        ],
        ends: [
          "What had to be changed is changed, and a good deal that you'd thought of throwing out is still here.",
          'Friends your age may have a similar story to tell, with other details.',
        ],
      },
      {
        begins: [
          "It's an age at which people sell things, move, or pick up a guitar, and you can feel why.",
          'Something you set up for good reasons has run out of them.',
        ],
        reviews: [
          "You've come close to doing something drastic, and you've come just as close to doing nothing.",
          'Between those two lies a change of about one day a week.',
        ],
        ends: [
          "You've made one real change, and the rest of your life has closed up around it without complaint.",
          "You're as restless as anyone, and no more than that.",
        ],
      },
    ],
  },
  neptune: {
    eases: [
      {
        begins: [
          'You get an odd idea on a walk, and it holds up when you sit down with it.',
          "People with the same strange interest turn up as if they'd been called.",
        ],
        reviews: [
          'A strange idea of yours has to be shared to go any further.',
          'It loses some of its shimmer in the telling and gains a few good hands.',
        ],
        ends: [
          "Something you dreamed up is in use, in a form you wouldn't have guessed.",
          'For weeks at a time you can leave it to others.',
        ],
      },
      {
        begins: [
          "You see something that isn't there yet and have the nerve to describe it.",
          "As soon as one or two other people see it, it's a project with a name.",
        ],
        reviews: [
          "A vision of yours needs a dull partner, and you've met one.",
          "They may ask what happens if it rains, and you find that you're grateful.",
        ],
        ends: [
          "It isn't what you saw at first, but people recognize it.",
          "You've learned that an idea can survive other people's handwriting.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'An illusion goes, and it goes rather quickly.',
          "It may be about a group you admired or a future you'd been promised, and you feel both foolish and awake.",
        ],
        reviews: [
          'You go looking for the old belief to see if it can be mended.',
          "It can't, though the wish behind it seems to be in good shape.",
        ],
        ends: [
          'You believe in something you could explain to a skeptic.',
          "Being let down has made you harder to recruit, and it's made you better company for anyone it happens to next.",
        ],
      },
      {
        begins: [
          'Something you believed without thinking is contradicted by a plain event.',
          'You may laugh about it in company and look at the ceiling later.',
        ],
        reviews: [
          "You're tempted to replace one belief with its exact opposite.",
          "After a few weeks of that, a third possibility turns up, and it's quieter than both.",
        ],
        ends: [
          "You've come out of it less certain and more curious.",
          "What you'd have preached about before you now ask about, and people stay longer.",
        ],
      },
    ],
  },
  pluto: {
    eases: [
      {
        begins: [
          'Something that was stuck comes loose, more by luck than by force.',
          "You may learn a fact that explains years of somebody's behavior in half a minute.",
        ],
        reviews: [
          "There's a use for what you've learned about somebody.",
          "It gives you an advantage over them, and you may notice that you'd rather have the truce.",
        ],
        ends: [
          "A struggle over who's in charge has gone out of date without a winner.",
          "Your hands are free, which was what you'd wanted from it all along.",
        ],
      },
      {
        begins: [
          "A change that others fear doesn't frighten you.",
          'You may be the calm one while something is taken apart, and end up holding the plan.',
        ],
        reviews: [
          'What was taken apart can be put together in a better order.',
          'You know where the pieces are, which gives you more of a say than any title.',
        ],
        ends: [
          "You've come through a big change with your sense of humor in one piece.",
          "The next time somebody near you has to go through one, you're the person to sit beside.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          "Pressure that's been building for a long time finds a crack.",
          'At a bad moment somebody may say the thing nobody says, possibly you, and the others go on chewing for a while.',
        ],
        reviews: [
          'An old matter may break open again in a smaller way.',
          'You can decide this time how much of it to deal with at one sitting.',
        ],
        ends: [
          'What had to come out is out, and talk is easier without it in the room.',
          "You're harder to hold on to than you were, and people who try to have learned to ask.",
        ],
      },
      {
        begins: [
          "Half of you wants out and the other half won't let go.",
          'You may start sorting old photographs in order to get rid of them and still be at it at two, with nothing thrown away.',
        ],
        reviews: [
          "You're offered the old power struggle in new clothes.",
          'Recognizing it within the first five minutes is most of the victory.',
        ],
        ends: [
          "You've gotten rid of something for good, and it took longer than the impulse did.",
          "It left a clean space, which you're in no hurry to fill.",
        ],
      },
    ],
  },
  asc: {
    eases: [
      {
        begins: [
          "You look different, or people look at you differently, and it's hard to say which came first.",
          'A change of clothes or of company does you a surprising amount of good.',
        ],
        reviews: [
          'You try a new manner on people who were used to the old one.',
          "They're used to it within an hour, which is faster than you were.",
        ],
        ends: [
          'You come across as freer, and you are.',
          "Introductions go well, since you've stopped correcting what other people say about you.",
        ],
      },
      {
        begins: [
          'People are surprised by you in a pleasant way, and you let them be.',
          "You may meet someone while doing a thing that you've never done before, and they assume you do it all the time.",
        ],
        reviews: [
          'A friend from before may meet the friends from since.',
          "You'd worried about which of your selves to bring, and nobody asks for a choice.",
        ],
        ends: [
          'Whatever you changed about your looks or your manner has grown in.',
          "You've been seen with it in enough places for it to be simply how you look.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'You startle people without meaning to, and they startle you.',
          'An acquaintance may turn into something more overnight, or a familiar face may seem unfamiliar for a whole evening.',
        ],
        reviews: [
          'Someone may object once more to the change in you.',
          'Their discomfort is real, and you can be kind about it without taking it as an order.',
        ],
        ends: [
          "You've got a different front, and it matches what's behind it.",
          "The people who stayed are the ones you'd have wanted to meet.",
        ],
      },
      {
        begins: [
          'Somebody new may have the effect on you of cold water.',
          "You're awake at once and not sure you like it, and you may hear yourself agree to things before you've sat down.",
        ],
        reviews: [
          'The person who stirred you up goes away or calms down, and you notice what stays stirred.',
          'That bit was your own.',
        ],
        ends: [
          "You've become quicker to show yourself and quicker to leave when that isn't wanted.",
          'First meetings are shorter and more of them lead somewhere.',
        ],
      },
    ],
  },
  mc: {
    eases: [
      {
        begins: [
          'An unusual opening comes up, of a kind that has no proper name yet.',
          "You're considered for it because you never quite fit the other slots, which for once is mentioned as a plus.",
        ],
        reviews: [
          "Someone may ask where this unusual path of yours is supposed to lead, and you don't know.",
          'It may lead sideways, and it occurs to you that sideways would be fine.',
        ],
        ends: [
          "You've made a place for yourself that didn't exist before.",
          "Nobody can tell you how it's done, which frees you on most days and on some leaves you wishing for a manual.",
        ],
      },
      {
        begins: [
          "You're asked for the one thing on your record that you'd thought of leaving out.",
          'Somebody may want exactly that, and want to know how you got there.',
        ],
        reviews: [
          "The novelty of what you're doing has worn off for the others.",
          "For you it hasn't, so this is the time to find out how far it can go.",
        ],
        ends: [
          "You've got a reputation for knowing what comes next.",
          "It's only partly deserved, and it gets you into conversations you'd otherwise have read about.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          "The direction you'd been heading in loses its hold on you, or it's changed over your head.",
          "What you're known for may be up for debate in the middle of an ordinary week.",
        ],
        reviews: [
          "Another jolt reaches you about where you're going.",
          "It's easier to see by now that the old direction had been chosen by somebody more cautious.",
        ],
        ends: [
          "You're headed elsewhere, with less of a title and more of a say.",
          'When people ask what you do, it takes you two sentences, and you like the second one.',
        ],
      },
      {
        begins: [
          'Plans that were made for you, or by a more careful version of you, come apart at the seams.',
          "You may have to tell people that you don't know yet, and watch them fill in the blank.",
        ],
        reviews: [
          "There's still a blank where your plan used to be, and you've begun to like it.",
          "Two offers to fill it have come from people who'd rather have you than any particular plan.",
        ],
        ends: [
          "You've changed course in front of everybody, and it's old news already.",
          "What's new is that you wake up before the alarm.",
        ],
      },
    ],
  },
}
