import type { PointStory } from '../../../../year-ahead.ts'

export const venusStories: readonly PointStory[] = [
  {
    cast: {
      sun: "the taste you'd stand by",
      moon: "what you're used to, which is easily taken for liking",
      mercury: 'the word fine, and what you use it for',
      venus: "the liking you feel before you've had time to be fair",
      mars: 'the appetite that knows what it wants from across a room',
      jupiter: 'the liking for everything at once',
      saturn: 'the patience with which you put up with the rest',
      uranus: 'the sudden crush on another kind of life',
      neptune: 'the charm that you take for liking',
      pluto: 'the one thing you want out of all proportion',
    },
    before: {
      jupiter:
        "There's more of everything to enjoy, and you say yes to all of it, including the dinner you'd have paid to skip. In such plenty, liking is hard to tell from going along. The evenings you'd want a second time are the ones to count.",
      saturn: [
        "There isn't time or money for everything, so something has to go, and politeness drops the thing you like. It's the one with nobody to disappoint but you. That's an odd way to choose, once you've noticed it.",
        "You go on showing up for what you don't enjoy, a little later each time. If asked, you'd call it fine, and you may say so before you're asked. It's never the word you use for anything you really like.",
      ],
      uranus:
        "A restless dislike turns up and goes for what's nearest, the couch or a whole group of friends. Some of what you'd throw out you only need less of. What bored you first is probably what you only put up with.",
      neptune:
        'A person charms you, or a picture of a life does, and you take being charmed for liking. Meanwhile the people you enjoy without effort seem a bit plain. A few weeks of ordinary contact sort the two out better than any amount of thinking.',
      pluto:
        "You want one person or one thing out of all proportion, and the merely tolerable parts of your life look gray beside it. Under the wanting, which isn't quite liking, there's probably something you gave up to be considerate, and you'd like it back.",
      eases: [
        "There are hours in these weeks when you don't check the time once. Nothing special is planned for them, and you might not mention them to anyone. They tell you more about what you like than any list you'd give if asked.",
        "Asked where to eat or what to watch, you hear yourself name what you'd like before you've consulted the room. It's taken as information, and the plan changes without a fuss. Apparently the others had been guessing.",
      ],
      solar:
        "A new liking can begin, and it may not match the rest of you. It could be for a person your friends wouldn't have picked for you, or for some kind of music or work. Whether you're any good at it is of no interest yet.",
      lunar:
        'Something you only went along with comes to its end, perhaps a standing dinner or a joint project. You wait to be sorry, and what you mostly notice is a free evening. That much relief is a plain statement about what you like.',
    },
    after: {
      jupiter:
        "Now that you've taken back a yes or two, the better invitations have room to arrive, and you like nearly all of them. Even a thing you like can turn into one you put up with, by happening three times a week.",
      saturn: [
        'Someone may be hurt that you no longer come along, and you take it as the bill for having a preference. Going back to be forgiven would cost you the same evenings all over again. A little disappointment between people who like each other wears off.',
        'With the polite hours cut back, you see how few things you do like, and the quiet is a bit bare. Those few take effort too, and the effort is now all yours to make. A call to one of them does more for you than filling up the calendar.',
      ],
      uranus:
        "Your taste moves again just when people have learned it, and you go off something you'd defended. There's no need to explain it as a mistake. You liked it while you did, and you've left before you had to call it fine.",
      neptune:
        "The thing you made room for is less magical close up, and you wonder if you've only traded one habit for another. Liking somebody, or some kind of work, includes the dull half. If you'd rather be bored there than anywhere else, you chose well.",
      pluto:
        "An old arrangement wants you back, and you see how much of your niceness was meant to keep people from minding. It's an unflattering thing to know, though you may find it easier after that to be kind on purpose, where you like the person.",
      eases: [
        "People are likely to bring you what you like now, a book or the seat beside the person you enjoy most. They couldn't while everything was fine with you. Your preferences have turned out to be a convenience to them.",
        "What's left on your calendar is mostly what you'd have picked, so you arrive in a better mood and leave later. Even the unavoidable dinner is tolerable among so many wanted ones. You're better company for liking where you are.",
      ],
      solar:
        "There's space where the merely polite hours were, and something you like could have it for good. It may be time alone or more of one person. The start can be so small that you needn't announce it.",
      lunar:
        "You see what the sorting has come to, in who is still around and what you still do unprompted. One or two of the survivors may surprise you. It's a shorter list than the one you began with, and nobody is on it out of politeness.",
    },
    turns: {
      presses:
        "It gets impossible to be nice about what you've only put up with, and your face says so before you do. You don't have to drop all of it or defend your taste to anyone. Taking back one yes, early and kindly, is enough to begin with. After that, what you like is easier to see, because less is standing in front of it.",
      eases:
        "You're enjoying yourself, and for once you can see exactly what's doing it. It may be a person you'd filed under pleasant, or a plain habit that you've never given a proper hour. If you follow it for a few weeks, a good deal of what you put up with drops off without a single refusal.",
    },
    closes: {
      presses:
        "You like fewer people and things than you spend your time on, and you like those few a great deal. They're the ones you'd never describe as fine. More time for them has to come from somewhere, and what you put up with has plenty.",
      eases:
        "You really like whatever makes you lose track of time, and the people you'd see without a reason. It's a year in which you get more of both, because asking is easy and hardly anyone minds. Most of what you put up with leaves by itself once its hours are taken.",
    },
  },
  {
    cast: {
      sun: 'the generous person you like to be',
      moon: 'the wish to be looked after for once',
      mercury: "the sentence in which you'd ask for something back",
      venus: 'the pleasure of giving, while it lasts',
      mars: 'the resentment that does the counting',
      jupiter: 'the promise you make before anyone has asked',
      saturn: 'the account you keep and would never show',
      uranus: "the day on which you simply don't",
      neptune: 'the sacrifice you call love, or being easygoing',
      pluto: 'the wish that people should owe you',
    },
    before: {
      jupiter:
        "You're in a giving mood and overdo it, with a check picked up here and a weekend of help promised there. The generosity is real, and it also spares you from asking for anything. If you always treat, you never find out who'd treat you.",
      saturn: [
        "You start to keep count, quietly, of who drove and who called last. The figures are correct, and you show them to nobody. A balance kept in secret can't be settled, and you feel a little poorer each time you look at it.",
        "The next favor is one too many, and you do it anyway, with a sigh that's meant to be heard. Sighs are poorly paid. The other person most likely concludes that you've slept badly, and asks for another one.",
      ],
      uranus:
        "You cancel a kindness at the last minute and surprise yourself more than anyone. Something in you went on strike before you'd made a demand. The demand is still worth making, since nobody knows yet what it would take.",
      neptune:
        "No one has said how much is wanted, so you give until you're worn out and call it love, or being easygoing. The other person may think they're doing you a favor by accepting. How much they need is a question, and you've been answering it unasked.",
      pluto:
        "You notice what you expect back for your kindness, and it's more than thanks. You like to be owed, because a person who owes you is likely to stay. It isn't comfortable to see that, and it does explain why you'd rather not be paid back.",
      eases: [
        "An old favor is likely to come back in an odd currency, a ride to the airport for a loan you'd stopped counting. It takes discipline to accept it without returning half. With this one person the balance was better than you'd thought.",
        "You ask for something small, help with a form or an hour of company, and it costs the other person nothing to say yes. They're probably pleased to be of use, and that's a pleasure you'd been keeping to yourself by always being the one who gives.",
      ],
      solar:
        "A more even exchange can start where nothing is owed yet, with a new friend, say, or in what you charge for your work. You needn't pay first to be let in. Letting the other side do the first favor is enough of a beginning.",
      lunar:
        "It comes to light what's been going back and forth between you and someone, and the sums aren't what either of you had assumed. You may be the one in debt. Nobody was cheating, since neither of you had been counting out loud.",
    },
    after: {
      jupiter:
        "You've asked, and now more is offered than you know how to take. Taking is harder than giving, since it leaves you nothing to do. A plain thank you, with no return gift in the same week, counts as progress.",
      saturn: [
        "What you asked for may come late, or come smaller. It stings, and you've probably given a good many presents to avoid hearing it. From here on, what you give there can be about the same size.",
        'Money or time is short, so the fairer arrangement has to get by on less. Both sides feel certain that theirs is the heavier half. It takes some heat out of it to say aloud what each of you does in a week, since most of that is invisible.',
      ],
      uranus:
        "The terms may change from the other side, and somebody who always let you pay wants to get the check. You hadn't known how comfortable it was to be the generous one. Being even has less glory in it, and nobody is left owing you.",
      neptune:
        "You slide back into giving unasked, because it feels warm and the counting felt cold. From inside you can't tell how much of it is love. What leaves you tired and slightly wronged is probably the old habit.",
      pluto:
        "You see that you've been paying for a place, in a family or a friendship, that you might have had for nothing. It's tempting to ask for all of it back at once. Just stopping the payments will tell you more about what you're worth there.",
      eases: [
        'Asking has lost its sting, so you do it earlier and in fewer words. The people you ask have begun to ask you back, some of them with no shyness whatever. Between you it comes out about even, and nobody could say by how much.',
        "You notice where you've been on the receiving side, perhaps of one friend's patience and another's rides. It doesn't have to be repaid by the mile. They'd have thought it went unseen, so having it mentioned is most of what they're owed.",
      ],
      solar:
        "There's a chance to agree on terms before the first favor, with a person or a job that's just beginning. Saying what you'd like in return feels forward. It's far easier here than with people who are used to having you for free.",
      lunar:
        'An account between you and another person is closed, with money or with thanks. If a little is still owing on one side, you can let it go, because you know how much it is. Giving it away knowingly feels quite unlike losing it.',
    },
    turns: {
      presses:
        "You feel what you give and what comes back, nearly to the dollar, and being gracious about the gap stops working. It has to be asked for, since nobody pays a bill they haven't seen. You may hear that they'd had no idea, which is annoying and probably true. Once you know what they'll give, you can decide what you will.",
      eases:
        "Something comes back that you'd given without counting, and it may come from a person you'd have been too proud to ask. With that in hand, asking elsewhere is easy. You name what you'd like, in love or in money, and the answer is friendlier than your bookkeeping had led you to expect.",
    },
    closes: {
      presses:
        "You give more than you get wherever you're afraid to ask, and the asking is missing more often than the goodwill. Where you ask and little comes back, you can give less without making a scene. There's also a place or two in which you're the one in debt.",
      eases:
        "You give more than you get with the people you never ask for anything, and in a year like this most of them say yes. They'd do it sooner if you left them an opening. A few turn out to have been giving to you in ways you didn't count.",
    },
  },
  {
    cast: {
      sun: "the person they'd choose if you let them see you",
      moon: 'the fear of being too much for somebody',
      mercury: 'the questions you ask so as not to be asked',
      venus: 'the charm you use to be chosen',
      mars: 'the wanting that you hide so well',
      jupiter: 'the impression you make, which is a size too large',
      saturn: 'the reserve that keeps people at a friendly distance',
      uranus: 'the flight you take when someone gets close',
      neptune: 'the person you turn into for them',
      pluto: "the watch you keep for the first sign that they're cooling",
    },
    before: {
      jupiter:
        "People take to you, and you thank them by being even more agreeable than you are. You make a wonderful guest. By the third invitation they know your manners and your best stories, and couldn't name one thing that you can't stand.",
      saturn: [
        "Affection comes in small amounts for a while, and you answer by working harder for it. You remember the birthdays and offer to host. The person you'd like to be close to gets excellent service, and might have preferred a complaint.",
        "You've agreed once too often, and it's begun to feel lonely in the middle of good company. Nobody is doing this to you. They like the easy version that you bring along, and the other one waits in the car.",
      ],
      uranus:
        "The agreeable tone slips, and out comes what you think, in a sentence you'd never have approved. There's a pause. The other person is likelier to lean in than to leave, because now there's somebody there to be close to.",
      neptune:
        "You guess what the other person would like you to be and turn into it, so gently that you don't feel the change. Half of your guesses are wrong, and all they'd have liked, very possibly, was to find out what you want.",
      pluto:
        "You watch for the first hint that somebody is cooling, and you'd bend a long way to prevent it. The fear passes for love, because it keeps you just as busy. It may be older than the person it's now about.",
      eases: [
        "You make less effort for a while, simply because you're content, and nobody seems to like you any less. You may begin to wonder where all that charm had been going.",
        "A conversation gets past the pleasant part, and you let it. You admit to something unimpressive, a fear or an unpaid bill, and it's likely to be answered with one of theirs. It looks as if you've been hiding what they'd have liked best.",
      ],
      solar:
        "A closeness can start where you've only been pleasant so far, with somebody new or somebody you see all the time. It takes one fact about you that isn't charming. You needn't follow it up with a joke.",
      lunar:
        "You find out how somebody sees you, through a remark that's meant as praise. They may call you easy, no trouble at all. It's true and it stings, and in the sting there's a wish to be known better than that.",
    },
    after: {
      jupiter:
        "You've been less agreeable, and you're asked along more often, which is confusing and rather nice. With so many people glad to have you, you could go back to charming them all, and be close to none of them.",
      saturn: [
        'One person may have liked you better easy, and keeps a little distance now. You could win them back in a week with the old manners. The trouble is that you would have to keep them up, and they were what had made you so tired.',
        "Being known is slower going than being liked. You and the person you're nearer to have less fun at present, and there's a disagreement lying around that neither of you tidies away. It's dull to live with, and you can tell from it that neither of you is performing.",
      ],
      uranus:
        "The person you've come close to may ask for more room, and all your old charm wants to rush to the rescue. They haven't asked to be charmed. Left alone for a few weeks, people often come back by themselves with something to tell.",
      neptune:
        "You can't tell if you're close to somebody or only used to them, and you're inclined to find out by doing them a favor. That would just show how well you do favors. Admitting that you don't know is a more intimate thing to say.",
      pluto:
        "The part of you that isn't nice at all gets seen, the jealousy or the long sulk. You'd have bet on losing a person over it. Whether they stay is their own affair, and for once you aren't auditioning.",
      eases: [
        "You say no to a person you're fond of, and most likely they say all right. That's the whole event. You'd prepared for something worse, and you're left with an evening to yourself and the same friend as before.",
        "There are silences with one person now that you don't fill. They don't seem to be waiting for you to be interesting. More gets said in this way, in the long run, than you'd have thought of bringing up.",
      ],
      solar:
        "You can meet somebody as you are from the first hour, contrary opinions included. It's an odd feeling to have nothing to keep up. The ones who come nearer after that have seen what they're choosing.",
      lunar:
        "It comes out what you are to somebody, in an argument perhaps, or in whom they call first. You may rank higher than all your efforts had assumed. The efforts weren't what they'd noticed.",
    },
    turns: {
      presses:
        "Being agreeable stops working. You and a person whose good opinion you want see something differently, and no amount of warmth will cover it. If you say what you think and stay in the room, there's a bad quarter of an hour. What follows is a closeness that you didn't have to arrange.",
      eases:
        "You're liked, quite openly, by someone you haven't done a thing for. The natural reflex would be to start doing something at once. If you can stand to be liked and leave it there, the other person comes nearer, and you can be difficult now and then with somebody who has already decided in your favor.",
    },
    closes: {
      presses:
        "You make yourself agreeable and useful, and most of it isn't needed. The people who matter would notice if you stopped, and they'd be curious. A kind no from you lets them meet somebody you've been careful to keep out of sight.",
      eases:
        "You go to a lot of trouble to be no trouble, and it isn't needed, since the people worth being close to like you already. This is a year in which they show it. You can disagree with them and be liked in the same conversation.",
    },
  },
]
