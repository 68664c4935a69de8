import type { YearStory } from '../../../../year-ahead.ts'

export const firstStories: readonly [YearStory, YearStory] = [
  {
    cast: {
      sun: 'the person your friends get after an hour',
      moon: "the wish to be liked before you've said anything",
      mercury: "the first sentence you say to new people, which you've said before",
      venus: 'the charm that gets you through the first ten minutes',
      mars: 'the impatience with being taken for someone milder',
      jupiter: 'the warm front you put up for strangers',
      saturn: 'the old guard on your face, which takes the first meeting for an exam',
      uranus: 'the urge to turn up one day as somebody else',
      neptune: "the picture people have of you, which you've never quite corrected",
      pluto: 'what you hide first and defend longest',
      asc: 'the manner itself, on which this whole year is a comment',
      mc: 'the impression that gets around before you do',
    },
    before: {
      jupiter:
        "New people are easy to charm in these weeks, so the front works better than ever. You collect invitations on the strength of your first ten minutes. Who's supposed to turn up for them is a question you leave for later.",
      saturn: [
        'Keeping up the impression takes more out of you than it should, and you feel it afterward, sitting at home with your jacket still on. Everyone else went home with the cheerful version of you, or the capable one. Neither is around to make your dinner.',
        "You come across as sterner than you feel, and people begin to handle you with care. You make up for it by being extra charming at the start, and then the charm runs out. They've said good night before you're at your best.",
      ],
      uranus:
        "You turn up looking or sounding like someone your friends would have to be introduced to. It may be the hair, or a flat no where you usually say that you don't mind. It's probably too much, and it shows how little room the usual look leaves you.",
      neptune:
        "People see in you whatever they came in with, and you let them, since correcting it would be work. By now you couldn't say for sure which of your manners is you. The person who kicks off the shoes in the evening is a better witness than the mirror.",
      pluto:
        "One thing about your looks or your manner bothers you out of all proportion, and every dark window brings it up again. It's usually the piece that does the protecting. You'd learn from what if you got through one introduction without it.",
      eases: [
        "Among people who never knew you before, you skip the warm-up and are simply there. Nobody asks what's gotten into you. It makes you wonder for whose sake you keep it up so carefully elsewhere.",
        "An old friend may describe you to a stranger within your hearing, and it's a kinder picture than the one you work so hard to give. You'd have left out half of it as dull. That half is apparently what people come back for.",
      ],
      solar:
        "A small correction to how you present yourself can start here and be left to grow. A recent photo on your profile would do, or a straight answer when you're asked what you do all day. Strangers take it as given, which is the advantage of strangers.",
      lunar:
        'For a moment you see yourself as the room does, on a screen or in a remark made in passing. The picture is out of date, like a bio that nobody has touched since it was written. Whatever makes you wince in it was put there for show.',
    },
    after: {
      jupiter:
        "Being met as you are agrees with you, and you're asked along more often. The danger is a new act, in which you're refreshingly frank at every table. People like you best when you've forgotten to check how you're coming across.",
      saturn: [
        "You have to disappoint a person who liked the old, smooth version, and it may earn you a cool look. The front used to take care of such moments. Without it they're over in a minute, and you still recognize yourself afterward.",
        "In a tired week the old manner offers itself again, with its bright hello or its firm handshake. You use it once or twice and find it tight, like clothes for a job you've left. Being a little dull in company turns out to be allowed.",
      ],
      uranus:
        "A person from before may run into you when you've had no chance to arrange your face. They start the old routine and wait for your half of it. You laugh in the wrong place, and the talk is better from there on than the routine was.",
      neptune:
        "Some people haven't noticed that anything about you changed, and they go on greeting the person they've always greeted. Explaining yourself at length wouldn't help. It sinks in by itself if you keep showing up without the polish.",
      pluto:
        'Now that you please less, you see who was relying on it. One of them may press you to be your old self again, by which they mean useful. What they miss is real, and it was seldom your company.',
      eases: [
        "Introductions have become short. You give your name and one true thing, and the talk moves on to something more interesting than you. It's restful to be a person from whom nobody expects an entrance.",
        "People you've met lately take your manner for granted, since they have no other to compare it with. Older friends are catching up. One of them may say that you seem more yourself these days and put it down to the haircut.",
      ],
      solar:
        'You can walk into something new here with no reputation to live up to. A class would do, or any place where they hand you a sticker to write your name on. What you add to the name is up to you, and it can be nothing.',
      lunar:
        "A last piece of the old presentation comes to light, in a photograph or in your own laugh on somebody's video. It did its job for a long time, and you may well be fond of it. It just has nothing left to do.",
    },
    turns: {
      presses:
        "The front comes down here, and you aren't asked whether it suits you. Keeping it up takes more than you have, so people meet you before you've had time to prepare. What they get is plainer than what you'd have shown them. Most of them are likely to prefer it, and the rest were mainly fond of the service.",
      eases:
        'This is the stretch in which people get you as you are and seem pleased. The ten minutes of effort that you usually put in front of every acquaintance can simply be left off. It needs no explaining, because from outside it looks like a good mood. It lasts a good deal longer than one.',
    },
    closes: {
      presses:
        "You want people to meet right away the person your friends get after an hour. It takes some weeks of being seen unprepared to bring that about, and they aren't comfortable ones. What they leave you with is a manner that you could keep up on your worst day, since there's nothing to keep up.",
      eases:
        "You want strangers to get in the first ten minutes what your friends get after an hour. It's an easy year to try that in, with people well disposed to you before you've done anything for it. All you have to leave out is the warm-up.",
    },
    next: {
      presses: [
        "Your plain manner meets its first talk about money. You name the price and don't smile it any smaller.",
        'Coming across as yourself may not pay at once, if someone smoother gets what you asked for. You learn what your own face is worth by not borrowing theirs.',
        'A large bill makes you want to be charming again, to the person who could lower it. You ask straight out and save the smile for somebody you like.',
      ],
      eases: [
        "People trust a person who makes the same impression twice. It begins to show in what they're willing to pay you.",
        'You spend less on the impression you make, in effort and at the store. The difference stays in your account.',
      ],
    },
  },
  {
    cast: {
      sun: 'the reason why the beginning has to be yours',
      moon: 'the comfort of leaving things as they are',
      mercury: 'the talking about it, which feels like progress',
      venus: 'the wish that everyone should like what you begin',
      mars: 'the start itself, with half of what you need',
      jupiter: 'the four other beginnings you could have',
      saturn: "the better moment you're waiting for",
      uranus: "the jump you'd make if nobody had time to advise you",
      neptune: 'the beginning as it looks before anything has been done',
      pluto: "what you'd have to give up for it",
      asc: "how it looks to other people when you're new at something",
      mc: "the name you'd be making for yourself from nothing",
    },
    before: {
      jupiter:
        "You could begin four things, and telling people about them is so enjoyable that it feels like progress. Everyone has a suggestion. The beginning that's yours is usually the one you describe in the fewest words.",
      saturn: [
        "Your beginning is waiting for a free month, and there isn't one. There's an hour here and there, mostly at the tired end of the day. If it can't be started in an hour like that, it may want a smaller start.",
        "You ask one more person what they think of your plan, and they think of something that could go wrong. They're right, too. The list of objections is now as long as the plan, and none of them is about the first step.",
      ],
      uranus:
        'You start on impulse, with the wrong tools and before anyone could talk you out of it. It may not survive the week. You do find out how little stood between you and a beginning, which is worth the mess.',
      neptune:
        "What you mean to begin is very clear at night and gone by breakfast. You've imagined it so often that it's almost a memory. One piece that you could hold in your hand, however poor, would tell you whether you want it.",
      pluto:
        "You keep returning to the one beginning that you'd have to give something up for. The others are easier to talk about, and talk is mostly what they're for. What you'd give up may be no more than being the person who's always about to.",
      eases: [
        'An hour opens up and you use it without calling it anything. Only afterward you see that it was the first bit of what you meant to begin, and that it was too ordinary to be afraid of. Nobody had to be told.',
        "Someone who has begun a similar thing may tell you how it went, dull parts and all. Their first attempt was worse than the one you're holding back. You go home and clear a space on the table.",
      ],
      solar:
        "Beginnings are cheap here, so yours can be made before it's ready. One page would count, or a fee paid, and so would a drive out to look at the place. It doesn't need a name yet.",
      lunar:
        "One of the things you meant to begin may turn out to be someone else's wish, handed on to you. It can go back with thanks. You'd have been good at it, which made it so hard to tell.",
    },
    after: {
      jupiter:
        "What you began is likely to attract company, and with it advice on how to make it bigger. Bigger is pleasant to think about. It got this far because it fit into your days, and that's still the best thing about it.",
      saturn: [
        "The fun has gone out of what you began, and the part with the repetitions is left. You do your share anyway, somewhat crossly. Most beginnings end about here, so there's less of a crowd from now on.",
        "What you began costs more than you'd reckoned, in hours if nothing else, and you look for something to cut. The part you won't cut is the thing itself. The rest was decoration and can wait for richer times.",
      ],
      uranus:
        "What you began takes off in a direction that wasn't in the plan. The bit you did on the side may be the bit that people want. Anything this young can still change its mind without losing face.",
      neptune:
        "You lose sight of why you began, somewhere in the middle of a try that isn't working. The real thing looks smaller than the idea did, as real things will. Your first finished piece is worth getting out again now.",
      pluto:
        'Something else claims the hours that go to what you began, and you hear yourself refuse. The refusal is firmer than you meant it to be. Your beginning has become a thing that you protect, so you know how much you want it.',
      eases: [
        "What you began could be left alone for a while and it would still be there, which wasn't so at the start. Help is easier to get as well. People like to lend a hand to a thing they can see.",
        "If anyone asks what you've been up to, you mention it in half a sentence, after the weather and ahead of the food. That's the whole announcement. What you began has become one of the things you do.",
      ],
      solar:
        "A second beginning grows out of the first, one that you'd never have found on paper. It may come as a request from a stranger or simply be the next size up. This time you don't ask around.",
      lunar:
        "The early stage of your beginning is over, with its nerves and its excuses for clumsy work. What's there could be another person's work for once, so you can tell what it lacks. You can also tell that some of it is good.",
    },
    turns: {
      presses:
        'Here the waiting gets harder to bear than the beginning would be. You start tired, or with half of what you need, because no better moment is on offer. Nobody has agreed to it. What exists after this may be clumsy, and a clumsy thing can be improved, while a plan can only be discussed.',
      eases:
        "The way is clear here, so clear that you may look around for the catch. What you want to begin needs nobody's permission, and for once you've got the strength along with the wish. The start itself takes about an afternoon. Thinking about it could have gone on forever.",
    },
    closes: {
      presses:
        "You want to begin the thing you keep asking other people about, in a size that needs no one's approval. It gets started under poor conditions, since those are the ones on offer. By the end it's small and real, and what you think of it counts for more than what they thought of the plan.",
      eases:
        "You want to begin the thing that you'd like everyone's opinion of, and the year lets you do it while they're still thinking. A first version meets with little resistance. Other years will show how far it can go, and this one only has to get it moving.",
    },
    next: {
      presses: [
        "What you began is asked to pay for itself, and at first it can't. You look for the one part of it that people would give money for.",
        'You see on paper what your beginning costs you in a month. Some of it is tuition, and the rest can stop.',
        "You may be offered less for it than you'd hoped, with compliments. Compliments were enough to begin on, and by now you'd rather have the money.",
      ],
      eases: [
        "What you began brings in a little, or stops taking so much. It's easier to love when it carries its own weight.",
        'The first money your beginning makes is a small sum. You look at it for quite a while.',
      ],
    },
  },
]
