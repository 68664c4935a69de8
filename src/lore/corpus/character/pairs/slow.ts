import type { AspectQuality } from '../../../aspect-quality.ts'
import type { Pair } from '../../../character.ts'

type SlowPair =
  | 'jupiter~saturn'
  | 'jupiter~uranus'
  | 'jupiter~neptune'
  | 'jupiter~pluto'
  | 'saturn~uranus'
  | 'saturn~neptune'
  | 'saturn~pluto'
  | 'jupiter~asc'
  | 'jupiter~mc'
  | 'saturn~asc'
  | 'saturn~mc'
  | 'uranus~asc'
  | 'uranus~mc'
  | 'neptune~asc'
  | 'neptune~mc'
  | 'pluto~asc'
  | 'pluto~mc'

export const slowPairs: Record<SlowPair, Record<AspectQuality, Pair>> = {
  'jupiter~saturn': {
    joined: {
      together: [
        {
          says: 'A plan becomes believable to you once you can see what has to happen in it by spring.',
          traits: ['practical'],
        },
        {
          says: 'You take on big things and budget for them, so your ambitions come with a schedule and something in reserve.',
        },
        {
          says: 'Anyone you give a chance to gets a deadline along with it, since to you the two belong together.',
        },
      ],
      cost: [
        {
          says: 'Enthusiasm and doubt reach you in the same minute, and you can spend a whole weekend being fair to both.',
        },
      ],
      means: [
        { says: 'Five years into a five-year plan, you tend to be in roughly the right place.' },
      ],
      seen: [
        {
          says: "People can't decide whether you're an optimist, and they come to you when they want an estimate they can rely on.",
        },
      ],
    },
    tense: {
      together: [
        {
          says: 'You expand and then you cut. A month of yes is followed by a month in which every expense has to explain itself.',
        },
        {
          says: 'You spend freely on the idea, and you get stingy at about the point where the idea needs tools.',
        },
        {
          says: "A thing that came easily doesn't quite count with you, and you may do it over the hard way.",
          traits: ['serious'],
        },
      ],
      cost: [
        {
          says: 'You tend to come into a good thing late, out of caution, and then stay in it too long, out of hope.',
        },
        {
          says: "You can debate an offer with yourself for so long that it goes to someone who didn't think about it at all.",
        },
      ],
      seen: [
        {
          says: 'Friends hear two forecasts from you about the same job, a week apart, and both are well argued.',
        },
      ],
    },
    harmonious: {
      together: [
        { says: 'You know how much a plan can carry, and you add to it at about that speed.' },
        { says: "Rules don't depress you, because you can generally see what they make possible." },
        {
          says: "You save for something you really mean to buy, and once it's yours you enjoy it without a second thought.",
        },
      ],
      means: [
        {
          says: "You're useful to a young company or a new household, since you can be hopeful in figures.",
        },
        {
          says: 'You get ahead by steps that hold, so a bad year takes you back one of them at most.',
        },
      ],
      seen: [
        {
          says: 'People take you for sensible, and years later they notice how far it has brought you.',
        },
      ],
    },
  },
  'jupiter~uranus': {
    joined: {
      together: [
        {
          says: "Your chances come by surprise, through a missed connection or a stray message, and you've said yes before they've been explained.",
          traits: ['quick'],
        },
        {
          says: "You want more space than most lives have in them, so you're happiest when one large thing is still undecided.",
          traits: ['independent'],
        },
        {
          says: "A stranger's odd project can have a month of your weekends sooner than a friend's sensible one.",
          traits: ['generous'],
        },
      ],
      cost: [
        {
          says: 'You leave when the exciting part is over, which in most undertakings is just before the part that pays.',
        },
      ],
      means: [
        {
          says: 'You know a lucky break when it comes, and you can be packed for it in an evening.',
        },
      ],
      seen: [
        {
          says: "People tell the story of how you got your job or your apartment, and their listeners think it's made up.",
        },
      ],
    },
    tense: {
      together: [
        {
          says: 'You get restless when things are going well, and a quiet, prosperous year makes you want to bet it on something.',
        },
        {
          says: 'You promise freely and then feel tied down by the promise, as though somebody else had made it for you.',
        },
        {
          says: "A crowd's enthusiasm sends you the other way, and you can end up arguing against your own side because it was getting smug.",
          traits: ['independent'],
        },
      ],
      cost: [
        {
          says: 'You jump first and do the arithmetic on the way down, and about one landing in three is expensive.',
          traits: ['bold'],
        },
        {
          says: 'You trade a sure thing for a thrilling one, only to meet the bill for it in the middle of the next.',
        },
      ],
      seen: [
        {
          says: 'From outside, your decisions look like luck or lunacy, depending on the month in which people ask.',
        },
      ],
    },
    harmonious: {
      together: [
        {
          says: "You expect change to treat you well, so you're walking toward it while other people are reading the announcement.",
          traits: ['trusting'],
        },
        {
          says: "Odd opportunities reach you because you mention what you'd like to people who have nothing to do with it.",
          traits: ['open'],
        },
        {
          says: 'You can let a plan go without much grief and be curious by the afternoon about what comes in its place.',
        },
      ],
      means: [
        {
          says: 'When a club or an office needs shaking up, you can do the shaking and be thanked for it.',
        },
        {
          says: 'A new tool or a new law tends to find you halfway there already, and you make use of the lead.',
        },
      ],
      seen: [
        {
          says: "People ask you what's coming next, and they keep count of the times you were right.",
        },
      ],
    },
  },
  'jupiter~neptune': {
    joined: {
      together: [
        {
          says: 'For the length of a good song you believe that everyone is going to be all right.',
          traits: ['idealistic'],
        },
        {
          says: "You give on feeling, so a story well told can have your twenty dollars before it's over.",
          traits: ['generous'],
        },
        {
          says: "You hold to something you couldn't prove, most firmly on days when little else is holding.",
          traits: ['idealistic'],
        },
      ],
      cost: [
        {
          says: 'You overestimate people who speak beautifully, and you learn what they meant from what they never got around to.',
        },
      ],
      means: [
        {
          says: 'You can picture a better arrangement in such detail that other people begin to want it too.',
        },
      ],
      seen: [
        {
          says: 'Others find you kind and a bit unworldly, and they explain the fine print to you without being asked.',
        },
      ],
    },
    tense: {
      together: [
        {
          says: 'A project you love can be failing for a year before you bring yourself to look at the numbers.',
          traits: ['trusting'],
        },
        {
          says: "You promise what you'd love to be able to give, because while you're promising it you think you can.",
          traits: ['generous'],
        },
        {
          says: 'Since you want every day to mean something, an ordinary Tuesday can strike you as a mistake in the schedule.',
          traits: ['idealistic'],
        },
      ],
      cost: [
        {
          says: "You get talked into things by people who believe in them, and afterward it's hard to find anyone to be angry at.",
        },
        {
          says: 'You let a wish stand in for an estimate, and the difference comes out of your evenings.',
        },
      ],
      seen: [
        {
          says: "People who think you're generous and people who think you're naive may be describing the same afternoon.",
        },
      ],
    },
    harmonious: {
      together: [
        {
          says: 'You assume goodwill, and the people you deal with often decide to live up to it.',
          traits: ['trusting'],
        },
        {
          says: 'An hour with music or near water does for you what a long vacation does for other people.',
        },
        {
          says: 'You can be moved without losing your head, and your sympathy tends to end in something practical, like a phone call.',
          traits: ['warm'],
        },
      ],
      means: [
        {
          says: "You're good at raising money or spirits for somebody else, because you plainly believe that it's worth it.",
        },
        {
          says: "You get through dry spells on imagination, and you come out with an idea that you couldn't have planned.",
        },
      ],
      seen: [
        {
          says: "People feel they can tell you what they dream of doing, and they don't expect to be laughed at.",
        },
      ],
    },
  },
  'jupiter~pluto': {
    joined: {
      together: [
        {
          says: "You think on the scale of the whole company or the whole town, so improvements that leave the structure alone don't interest you.",
        },
        {
          says: 'Once you believe in a thing you put everything you have behind it, until the people near you feel enlisted.',
        },
        {
          says: "You want to win big or be out of it, and a respectable second place doesn't console you.",
          traits: ['proud'],
        },
      ],
      cost: [
        {
          says: 'You push a success until it turns into a burden, because you find it hard to stop at enough.',
        },
      ],
      means: [
        {
          says: "You can get hold of money and people on a large scale, including other people's, and put them where they do something.",
        },
      ],
      seen: [
        {
          says: "People assume that you know somebody important and that you're being discreet about it.",
        },
      ],
    },
    tense: {
      together: [
        {
          says: 'You suspect that people with power are leaving something out, and you go and look, at some expense.',
          traits: ['wary'],
        },
        {
          says: "Agreement isn't enough for you in an argument, and you go on until the other person is convinced.",
        },
        {
          says: "The bigger the opponent, the better your mood, and you'd take on a bank over eleven dollars.",
          traits: ['bold'],
        },
      ],
      cost: [
        {
          says: 'You ask for a little more at the moment of winning, and now and then it loses you the whole deal.',
        },
        {
          says: "Being right about something large can use up years that you'd meant for other things.",
        },
      ],
      seen: [
        {
          says: "Others hear the conviction in your voice and expect to be recruited, even when you're only enthusiastic.",
        },
      ],
    },
    harmonious: {
      together: [
        {
          says: 'You use a chance thoroughly, to the point of getting more out of one introduction than most people get out of ten.',
        },
        {
          says: "You're at ease around influential people, and you tell them what you think.",
          traits: ['frank'],
        },
        {
          says: 'When you change your mind about something large, you change it completely, and you act on it.',
        },
      ],
      means: [
        {
          says: 'You can revive what other people have written off, such as a club with four members or a shop on a bad corner.',
        },
        {
          says: 'You come out of a big upheaval with better cards, since you spent it finding out what had changed.',
        },
      ],
      seen: [{ says: 'People who trust you with a large undertaking seldom ask to see the plan.' }],
    },
  },
  'saturn~uranus': {
    joined: {
      together: [
        {
          says: 'You break rules methodically, after reading them, and you can cite the paragraph that allows it.',
        },
        { says: 'You can put up with a bad system for years and then replace it in a weekend.' },
        {
          says: "You like new things once they work, and you'll put in the dull hours that get an invention as far as Monday morning.",
          traits: ['practical'],
        },
      ],
      cost: [
        {
          says: "Change makes you tense even when it's your own idea, and you sleep badly on the night before it takes effect.",
        },
      ],
      means: [
        {
          says: "You can modernize a place without losing the people who've been there for thirty years.",
        },
      ],
      seen: [
        {
          says: "The traditional people think you're a rebel, and the rebels suspect that you work for management.",
        },
      ],
    },
    tense: {
      together: [
        {
          says: 'After a few years of a steady life you feel caught in it, and the wish to get out arrives as an emergency.',
        },
        {
          says: "You follow the rules at one job and fight them at the next, and you can't always say what made the difference.",
          traits: ['changeable'],
        },
        {
          says: 'Old authorities and new promises get about the same trust from you, which is why you tend to rewrite the manual yourself.',
          traits: ['wary'],
        },
      ],
      cost: [
        {
          says: 'You hold on to an arrangement too long and then drop it too fast, so that people see only the second part.',
        },
        {
          says: 'Under pressure you go stiff or you go missing, and either way the meeting ends without an answer from you.',
        },
      ],
      seen: [
        {
          says: "People find you dependable for long stretches, and they've learned to be careful toward the end of a stretch.",
        },
      ],
    },
    harmonious: {
      together: [
        {
          says: 'You change one thing at a time, so that people hardly notice until most of them have been changed.',
        },
        {
          says: 'You have a feel for which traditions are still of use, and you drop the others without a speech.',
          traits: ['practical'],
        },
        {
          says: 'A fixed budget or a set form brings out your most inventive side, where a blank check would leave you stuck.',
        },
      ],
      means: [
        {
          says: 'You can explain a new method to people who were against it in terms of what they already do well.',
        },
        { says: 'When a plan breaks down, you have another one that uses most of the same parts.' },
      ],
      seen: [
        {
          says: 'Others see a steady person who keeps turning out to have been there before them.',
        },
      ],
    },
  },
  'saturn~neptune': {
    joined: {
      together: [
        {
          says: "You want an ideal to hold up in practice, so you'll spend a year turning a vague wish into something with opening hours.",
        },
        {
          says: "You're skeptical about what other people believe in, and privately disappointed each time you turn out to be right.",
          traits: ['wary'],
        },
        {
          says: 'You feel responsible for things that no single person could fix, and you do your share of them anyway.',
          traits: ['serious'],
        },
      ],
      cost: [
        {
          says: 'A worry without a clear object can stay with you for weeks, because you treat it as a duty.',
        },
      ],
      means: [
        {
          says: 'You can stay with an unclear problem, a little every day, until it has turned into a clear one.',
        },
      ],
      seen: [
        {
          says: 'You seem more resigned than you are, so people are startled to learn how much you still expect.',
        },
      ],
    },
    tense: {
      together: [
        {
          says: 'You alternate between seeing through everything and hoping anyway, sometimes about the same person.',
          traits: ['changeable'],
        },
        {
          says: "You neglect a practical matter because it frightens you slightly, and after a month of neglect it's frightening.",
        },
        {
          says: "Guilt finds you on a day off, because you could be helping, and it finds you while you're helping, because you could be doing it better.",
        },
      ],
      cost: [
        {
          says: 'You double-check people who could have been trusted, and you shake hands where you needed a signature.',
        },
        {
          says: "You're inclined to give up on a dream as unrealistic shortly before somebody else works out how to do it.",
        },
      ],
      seen: [
        {
          says: "Others can't tell whether you're tired or sad, when most of the time you're lowering your expectations.",
        },
      ],
    },
    harmonious: {
      together: [
        {
          says: 'You can make a dream practical without minding that it gets smaller on the way.',
          traits: ['practical'],
        },
        {
          says: "You're disciplined about something that can't be shown to anybody, such as practicing scales or sitting in silence.",
        },
        {
          says: 'Helping is a habit with you, done on a fixed day and without much talk.',
          traits: ['steady'],
        },
      ],
      means: [
        {
          says: "You comfort people with arrangements, and they sleep better once you've been through the forms.",
        },
        {
          says: "A long, unglamorous effort for a good cause is safe with you, and you'll be there in its fourth year.",
        },
      ],
      seen: [
        {
          says: "People call you realistic, and only a few of them know what you're being realistic on behalf of.",
        },
      ],
    },
  },
  'saturn~pluto': {
    joined: {
      together: [
        {
          says: 'You prepare for the hard version, so an easy one leaves you pleased and slightly suspicious.',
          traits: ['wary'],
        },
        {
          says: "You'd rather do a job alone than owe the result to somebody careless.",
          traits: ['independent'],
        },
        { says: "You can go without comfort for a long time when there's something to finish." },
      ],
      cost: [
        {
          says: 'You stay with a thing past its usefulness, since letting it go would mean adding up what it took.',
        },
      ],
      means: [
        {
          says: "You can cut what doesn't work out of a budget or a day, and live with what's left.",
        },
      ],
      seen: [
        {
          says: 'People think of you as someone for emergencies, and they forget to ask you along to the picnic.',
        },
      ],
    },
    tense: {
      together: [
        {
          says: 'You resist people who have power over you, silently, and you can keep it up for longer than they can.',
        },
        {
          says: 'You expect things to be made difficult, so you come armed to a meeting that turns out to be friendly.',
          traits: ['wary'],
        },
        {
          says: "When you're scared you control what you can, and the people around you get a new rule about the dishwasher.",
        },
      ],
      cost: [
        {
          says: 'You work yourself down to the last of your strength, and then you describe it as a busy month.',
        },
        {
          says: 'You can keep a grievance against an institution for years, in good order, with the dates.',
        },
      ],
      seen: [
        {
          says: 'Others come up against a wall and suppose that it was built for them in particular.',
        },
      ],
    },
    harmonious: {
      together: [
        {
          says: "Since you know how much you can stand, you don't scare easily.",
          traits: ['bold'],
        },
        {
          says: "You'd rather take a thing down to the frame than patch it, even if it means living in dust for a while.",
        },
        {
          says: 'You waste very little, and in lean times you get stricter with yourself without any fuss.',
          traits: ['sparing'],
        },
      ],
      means: [
        {
          says: 'The version you build after a setback, slowly and without announcements, is usually the one that lasts.',
        },
        { says: 'You can be left alone for a year with tedious work that has a lot riding on it.' },
      ],
      seen: [
        {
          says: "People lean on you in hard times without having decided to, and they assume you'd say if it got too heavy.",
        },
      ],
    },
  },
  'jupiter~asc': {
    joined: {
      together: [
        {
          says: 'You arrive with good news, or with the air of having some, so people move over for you.',
          traits: ['open'],
        },
        {
          says: "You say yes at once and in person, then go home to read up on what you've agreed to.",
          traits: ['quick'],
        },
        {
          says: "You speak to strangers as if they'd been hoping you would, and with you most of them are glad of it.",
          traits: ['open'],
        },
      ],
      cost: [
        {
          says: 'You take over a conversation out of pure goodwill, and the quiet one goes home without having told her story.',
        },
      ],
      means: [
        {
          says: 'Clerks and receptionists do more for you than they have to, because you come up to the counter expecting to like them.',
        },
      ],
      seen: [
        { says: 'People remember you as bigger than you are, in height as well as in spirits.' },
      ],
    },
    tense: {
      together: [
        {
          says: "You attract large personalities, and by the second evening there isn't enough air at the table for two.",
        },
        {
          says: "You promise people things at a first meeting that by the third you'd have known to leave out.",
        },
        {
          says: 'A guest who stopped by for a sandwich ends up meeting your neighbors and being asked to stay until Sunday.',
          traits: ['generous'],
        },
      ],
      cost: [
        {
          says: 'You take other people at their own estimate, and you revise it later at your own expense.',
        },
        {
          says: 'You wave away small objections because you mean well, and they come back larger.',
        },
      ],
      seen: [
        {
          says: "Some people come away from you refreshed, and others feel that they've been sold something.",
        },
      ],
    },
    harmonious: {
      together: [
        {
          says: 'You give people the benefit of the doubt, and many of them grow into it.',
          traits: ['trusting'],
        },
        { says: 'Because you ask for help cheerfully, people enjoy doing you favors.' },
        {
          says: 'You carry yourself as if there were plenty of time, and hurried people slow down beside you.',
        },
      ],
      means: [
        {
          says: "Within a week of starting anything you've made a friend there, and a fair share of your openings come through such friends.",
        },
        {
          says: "Bad news is easier to take from you than from most, because people can see whose side you're on.",
        },
      ],
      seen: [
        {
          says: 'Others think of you as lucky, and they want the seat next to yours when the raffle starts.',
        },
      ],
    },
  },
  'jupiter~mc': {
    joined: {
      together: [
        {
          says: 'The larger task tends to go to you at work, because you looked pleased when it was mentioned.',
        },
        {
          says: 'You want a job with some meaning in it, or some travel at the least, and you say so to people who could arrange it.',
        },
        {
          says: "You name other people when you're praised at work, which they remember for longer than you do.",
          traits: ['generous'],
        },
      ],
      cost: [
        {
          says: "Since your reputation runs ahead of your preparation, you've learned more than one subject on the way to presenting it.",
        },
      ],
      means: [
        {
          says: 'The kind of person who can open up a career enjoys you at a first meeting and takes your call afterward.',
        },
      ],
      seen: [
        {
          says: 'Others expect you to go up in the world, and some have begun to ask you for references.',
        },
      ],
    },
    tense: {
      together: [
        {
          says: "You outgrow jobs faster than you can leave them well, announcing the next one before it's settled.",
        },
        {
          says: 'You take the bigger job and the bigger apartment in the same year, each on the strength of the other.',
        },
        {
          says: 'You want recognition for the entire idea when about two thirds of the work is in.',
        },
      ],
      cost: [
        {
          says: "You accept an honor before you've asked about the workload, and the calendar catches up with you a few months on.",
        },
        {
          says: 'You get impatient with small duties, and those are the ones your superiors write down.',
        },
      ],
      seen: [{ says: 'Bosses enjoy your pitch, and then they ask somebody else to check it.' }],
    },
    harmonious: {
      together: [
        {
          says: 'You can see where your line of work is going, and you tend to bring a few people along.',
        },
        {
          says: "You don't have to hide what you believe in order to be good at your job, and customers can tell.",
          traits: ['open'],
        },
        { says: "You teach as you go, and the people who've worked under you tend to do well." },
      ],
      means: [
        {
          says: 'Somebody you once encouraged is apt to be the one who recommends you when it matters.',
        },
        {
          says: 'You can talk about pay and advancement in a friendly tone, and get most of what you asked for.',
        },
      ],
      seen: [
        {
          says: 'People think of you as somebody who will go further, and they say it without envy.',
        },
      ],
    },
  },
  'saturn~asc': {
    joined: {
      together: [
        {
          says: 'You show the serious side first and save the funny one for people who have lasted a year.',
          traits: ['serious'],
        },
        {
          says: "Until you know how things are done somewhere you don't join in, and you'd rather seem dull than make the first mistake.",
          traits: ['guarded'],
        },
        {
          says: "People hand you responsibility on sight, and you've usually accepted it before you notice.",
        },
      ],
      cost: [
        {
          says: 'You hold yourself so carefully in company that you come home stiff, like someone who has moved furniture.',
        },
      ],
      means: [
        {
          says: 'Time is on your side, because the manner that makes you look old at twenty makes you look trustworthy at forty.',
        },
      ],
      seen: [
        {
          says: "Strangers take you for the person in charge and then for unfriendly, since you don't correct them.",
        },
      ],
    },
    tense: {
      together: [
        {
          says: 'You expect to be judged when you come in, so you come in with your guard up and get judged for that.',
          traits: ['guarded'],
        },
        {
          says: "You tie yourself to demanding people, and you read in their faces how you're doing.",
        },
        {
          says: "You wait to be invited, and you stand at the edge so correctly that it looks as if you'd rather be there.",
        },
      ],
      cost: [
        {
          says: 'You refuse help so politely that people stop offering, and you notice it on moving day.',
        },
        {
          says: 'You can know somebody for years before it dawns on you that they liked you from the start.',
        },
      ],
      seen: [
        {
          says: "Others feel inspected by you, at moments when the only person you're inspecting is yourself.",
        },
      ],
    },
    harmonious: {
      together: [
        {
          says: 'By the third meeting people relax around you, having found you exactly as you were at the first.',
          traits: ['steady'],
        },
        {
          says: 'You promise about as much as you can do, then do it without looking around for applause.',
        },
        {
          says: "You can say where your limit is, or end a phone call, without anyone's feelings being hurt.",
        },
      ],
      means: [
        {
          says: 'Older or stricter people accept you quickly, which has spared you a few apprenticeships.',
        },
        {
          says: 'You can be firm without raising your voice, and it works on toddlers as well as on customers.',
        },
      ],
      seen: [{ says: 'People describe you as solid, and they mean it as praise.' }],
    },
  },
  'saturn~mc': {
    joined: {
      together: [
        {
          says: "You take your position seriously whatever it is, and you'd be ashamed to do the smallest part of it badly.",
          traits: ['serious'],
        },
        {
          says: "You go up slowly and you don't slide back, and by the time you're given a title you've been doing its work for years.",
          traits: ['steady'],
        },
        {
          says: "You know what's expected of you at work at all times, and a week at the beach doesn't make you forget it.",
        },
      ],
      cost: [
        {
          says: "You dislike being a beginner in public, so you stay too long in what you've mastered.",
        },
      ],
      means: [
        {
          says: "You're given the part that mustn't fail, and you've grown used to being given it.",
        },
      ],
      seen: [
        {
          says: "People see you as established, including in years when you feel that you're barely holding on.",
        },
      ],
    },
    tense: {
      together: [
        {
          says: "The strict kind of boss turns up wherever you work, and in the places where there isn't one you become one.",
        },
        {
          says: 'Home makes demands on you as firmly as work does, and you approach both like an examination.',
        },
        {
          says: "You doubt that you're allowed to want the higher post, so you wait until it's been suggested twice.",
        },
      ],
      cost: [
        {
          says: "You give whole seasons of evenings to a position that you still don't feel sure of.",
        },
        {
          says: 'A single criticism from above outweighs a year of thanks, and you can recite it word for word.',
        },
      ],
      seen: [
        {
          says: "Superiors think you're content where you are, because you've never told them otherwise.",
        },
      ],
    },
    harmonious: {
      together: [
        {
          says: "You know what you're good for at work, and you leave the rest to people who are good at it.",
        },
        {
          says: 'You plan a career in years, and you can get through a dull one in the middle without losing heart.',
          traits: ['steady'],
        },
        {
          says: 'You keep your private life in good enough order that your job gets a rested person most mornings.',
          traits: ['orderly'],
        },
      ],
      means: [
        { says: 'You tend to be among those who are asked to stay when a place is reorganized.' },
        { says: 'You carry authority lightly, so people under you can concentrate on the work.' },
      ],
      seen: [
        {
          says: 'Others regard you as a safe pair of hands, which is how you come to hold so many passwords.',
        },
      ],
    },
  },
  'uranus~asc': {
    joined: {
      together: [
        {
          says: 'Without trying to, you come across as unlike the others, in how you dress or in the first thing you say.',
          traits: ['independent'],
        },
        {
          says: 'Company that requires you to fit in loses you early, often between the main course and dessert.',
          traits: ['independent'],
        },
        {
          says: "You change all at once, and friends who've invited you have learned to wonder who's coming.",
          traits: ['changeable'],
        },
      ],
      cost: [
        {
          says: "People you wanted to win over are startled at first, and by the time they've recovered you've gone.",
        },
      ],
      means: [
        {
          says: 'Odd people feel normal around you, which brings the interesting ones to your end of the table.',
        },
      ],
      seen: [
        {
          says: 'People forget your name, and they ask for you by describing what you were wearing.',
        },
      ],
    },
    tense: {
      together: [
        {
          says: "You attract people who turn your life upside down, and you're slightly disappointed in the ones who don't.",
        },
        {
          says: "An expectation in somebody's voice makes you do the contrary, even when you'd wanted to do the thing.",
          traits: ['independent'],
        },
        {
          says: "Your arrangements with people need rewriting about once a year, and you'd sooner rewrite one than renew it.",
          traits: ['changeable'],
        },
      ],
      cost: [
        {
          says: "You walk out early so as to stay free, and then you're on the sidewalk with nothing planned.",
        },
        { says: 'You wear out patient people by being three different guests in one evening.' },
      ],
      seen: [
        {
          says: 'Others watch your face for a warning before you change your mind, and they never get one.',
        },
      ],
    },
    harmonious: {
      together: [
        {
          says: "You can be yourself among people who are nothing like you, and they don't seem to mind.",
        },
        {
          says: "You take to strange places fast, and by the second morning in a city you're giving directions.",
          traits: ['quick'],
        },
        {
          says: 'You say the unexpected thing so lightly that it gets considered.',
          traits: ['frank'],
        },
      ],
      means: [
        { says: 'When a group is stuck you change the question, and people start talking again.' },
        {
          says: 'You let friends come and go without keeping score, and a good many of them come back.',
        },
      ],
      seen: [
        {
          says: "You seem younger than you are, mainly because you're curious about whatever has just come out.",
        },
      ],
    },
  },
  'uranus~mc': {
    joined: {
      together: [
        {
          says: "Your career doesn't follow the brochure, and the odd parts of it are what you get hired for.",
        },
        {
          says: "You won't stay long where the answer is that it's always been done that way, and you may say as much at the interview.",
          traits: ['frank'],
        },
        {
          says: 'You do well close to something that has just been invented, or you invent the job yourself.',
        },
      ],
      cost: [
        {
          says: 'You resign quickly and in style, and the months after a resignation tend to be thin ones.',
        },
      ],
      means: [
        { says: 'You can turn a canceled project into a new line of work within the month.' },
      ],
      seen: [
        {
          says: "You're known for the thing nobody else would have done, and people wonder what it will be next year.",
        },
      ],
    },
    tense: {
      together: [
        {
          says: 'Just as your position becomes secure you do something irreversible, which feels wonderful for about a week.',
        },
        {
          says: 'A change at home upsets your career, and a change at work sends you apartment hunting.',
        },
        {
          says: "Bosses set you off, and with the mild ones you have trouble saying what you're rebelling against.",
          traits: ['independent'],
        },
      ],
      cost: [
        {
          says: 'You have to earn the same trust over again more often than a person of your ability would expect.',
        },
        {
          says: 'The exit you made is what people remember, at the expense of all the good years before it.',
        },
      ],
      seen: [
        {
          says: 'Managers call you brilliant or difficult, and the same one may use both words in a year.',
        },
      ],
    },
    harmonious: {
      together: [
        {
          says: 'You bring in a new method without making the old hands feel stupid.',
          traits: ['tactful'],
        },
        {
          says: "You know early when it's time to change jobs, so you can go while everybody still likes you.",
        },
        {
          says: "You work best at some distance from the head office, and you've usually arranged to be there.",
          traits: ['independent'],
        },
      ],
      means: [
        {
          says: "A sudden vacancy or a new piece of software tends to work out in your favor, since you try things before you're trained.",
        },
        {
          says: 'You can be unconventional in a respectable job, and you get away with it by being good.',
        },
      ],
      seen: [
        {
          says: 'People in your field think of you as independent, and it makes your praise worth having.',
        },
      ],
    },
  },
  'neptune~asc': {
    joined: {
      together: [
        {
          says: 'People find it hard to get a fix on you, so they fill you in with somebody they know.',
        },
        {
          says: "You pick up the tone of any company so fast that you're speaking in it before you've sat down.",
          traits: ['yielding'],
        },
        {
          says: "You soften what you say as you're saying it, and the other person may leave unaware that you refused.",
          traits: ['tactful'],
        },
      ],
      cost: [
        {
          says: 'You get taken for someone you never said you were, and putting it right would feel rude.',
        },
      ],
      means: [
        {
          says: "You can make people feel that they've been understood, often by hardly speaking.",
        },
      ],
      seen: [{ says: "Photographs of you disagree, and so do the people who've met you." }],
    },
    tense: {
      together: [
        {
          says: "You show people what they came to see, and then you're lonely with the ones who liked it.",
          traits: ['yielding'],
        },
        {
          says: 'You trust the wrong stranger for good reasons, and afterward you can still list the reasons.',
          traits: ['trusting'],
        },
        {
          says: 'You let a misunderstanding stand when clearing it up would mean being sharp with somebody.',
          traits: ['yielding'],
        },
      ],
      cost: [
        {
          says: 'Just when somebody needs a definite answer you go vague, and you call it keeping the peace.',
        },
        {
          says: "You set out to rescue somebody, and three months in you learn that they'd only wanted company.",
        },
      ],
      seen: [
        {
          says: "You've done very little to correct either the people who find you saintly or the ones who find you slippery.",
        },
      ],
    },
    harmonious: {
      together: [
        {
          says: "You adjust to people out of sympathy, and you can stop when you've had enough.",
          traits: ['warm'],
        },
        {
          says: "Furious customers calm down when they've talked to you for a minute, and you couldn't tell a trainee how it's done.",
        },
        {
          says: "You notice what's beautiful on the way to things, so you arrive a little late and in a better mood.",
          traits: ['loose'],
        },
      ],
      means: [
        { says: 'You can act a part when it helps, on a stage or at a difficult dinner.' },
        {
          says: 'People tell you what they really want, since you seem to have guessed it already.',
        },
      ],
      seen: [
        {
          says: 'Others leave you with the feeling that they were interesting, and they look forward to the next time.',
        },
      ],
    },
  },
  'neptune~mc': {
    joined: {
      together: [
        {
          says: "You're drawn to work with an art or an ideal in it, and your job description never quite covers what you do.",
          traits: ['idealistic'],
        },
        {
          says: "Asked for your five-year plan you make something up, since the best places you've been to were reached by drifting.",
          traits: ['loose'],
        },
        {
          says: "You get admired at work for things that you only stood next to, and now and then you're blamed the same way.",
        },
      ],
      cost: [
        {
          says: 'Working for a vision, or for somebody who has one, you find out late about the pay.',
        },
      ],
      means: [
        { says: 'You can speak to what people long for, which helps in any job with an audience.' },
      ],
      seen: [{ says: "People are sure that you're gifted, without being able to say at what." }],
    },
    tense: {
      together: [
        {
          says: "When things are unclear at home you lose your direction at work, and changing the job doesn't give it back to you.",
        },
        {
          says: 'You keep two pictures of success, one with money in it and one without, and you disappoint them by turns.',
        },
        {
          says: "You're modest on the occasions when it costs something, so a colleague with a clearer voice gets the credit.",
          traits: ['modest'],
        },
      ],
      cost: [
        {
          says: 'You stay in a hazy position because naming what you want might put an end to it.',
        },
        {
          says: "You make sacrifices for a job that hadn't asked, and you're hurt when it doesn't notice.",
        },
      ],
      seen: [
        {
          says: "Bosses aren't sure what you do all day, and they're quite sure that things go worse without you.",
        },
      ],
    },
    harmonious: {
      together: [
        { says: 'A sense of what feels right guides you better in your career than advice has.' },
        {
          says: "You bring some imagination to a plain job, and the clients feel that they've been treated as people.",
          traits: ['warm'],
        },
        { says: 'You can work for a cause without expecting it to love you back.' },
      ],
      means: [
        {
          says: 'Asked to present the annual figures, you can leave a room quietly moved by them.',
        },
        {
          says: "Work that's of help to someone restores you, and you may come home from it less tired than you went.",
        },
      ],
      seen: [
        { says: "Others regard your job as a calling, and on a good day you'd agree with them." },
      ],
    },
  },
  'pluto~asc': {
    joined: {
      together: [
        {
          says: 'You look at people for longer than is usual, which makes them either tell you things or change seats.',
        },
        {
          says: "You don't do casual. Even your small talk has a purpose that the other person can feel.",
          traits: ['serious'],
        },
        {
          says: "What others know about you is what you've decided to give out, one item at a time.",
          traits: ['guarded'],
        },
      ],
      cost: [
        {
          says: "People respond to a force you weren't using, and you meet opposition before you've said a word.",
        },
      ],
      means: [
        {
          says: 'You can start over from nothing in a new town or a new trade and be somebody there within a year.',
        },
      ],
      seen: [
        {
          says: "Others sense that there's more, and some of them can't rest until they've provoked it.",
        },
      ],
    },
    tense: {
      together: [
        {
          says: 'You get into contests with people, over a recipe or a parking space, that neither of you would call a contest.',
        },
        {
          says: 'You pick strong partners and opponents, and about once a year you find out which of you is stronger.',
        },
        {
          says: "A small push gets a large one back from you, because you feel it before it's quite there.",
          traits: ['wary'],
        },
      ],
      cost: [
        {
          says: 'You cut people off at the first betrayal, and you may learn later that it was a clerical error.',
        },
        {
          says: 'You hold back so much at the beginning that the other side arms itself, and then you have a reason to hold back.',
          traits: ['guarded'],
        },
      ],
      seen: [{ says: 'People either give way to you or test you, with very few in between.' }],
    },
    harmonious: {
      together: [
        {
          says: 'You get to the heart of a matter with people without making them feel exposed.',
          traits: ['tactful'],
        },
        { says: "You use your influence sparingly, so there's some left when you need it." },
        {
          says: 'You come through changes in company, and you let the people near you change as well.',
        },
      ],
      means: [
        {
          says: "You can talk someone through a hard decision, because you aren't afraid of where it might lead.",
        },
        {
          says: 'You stay calm in a tense negotiation, and after a while the other side starts looking for a fair offer.',
        },
      ],
      seen: [
        {
          says: "People find it reassuring that you could make trouble and evidently aren't going to.",
        },
      ],
    },
  },
  'pluto~mc': {
    joined: {
      together: [
        {
          says: 'You want to change the place you work for, so a post in which everything is to stay as it is holds no interest for you.',
        },
        {
          says: 'You know by instinct who really decides at work, and you keep the knowledge to yourself.',
          traits: ['guarded'],
        },
        {
          says: "You give a job everything for years, and then on one particular day you're done with it.",
        },
      ],
      cost: [
        { says: 'You can make an enemy at work without a quarrel, by being plainly unimpressed.' },
      ],
      means: [{ says: 'You can take on the department nobody wants and make something of it.' }],
      seen: [
        {
          says: 'People have strong opinions about you, including some who have only seen your name on a memo.',
        },
      ],
    },
    tense: {
      together: [
        {
          says: 'A supervisor who checks on you hourly will have your full attention, in a form that neither of you enjoys.',
        },
        {
          says: "Home, or the family you come from, drives your ambition harder than you'd tell a colleague.",
          traits: ['private'],
        },
        {
          says: "You won't be made small by an organization, and you'd rather break with it than be moved to the side.",
          traits: ['proud'],
        },
      ],
      cost: [
        {
          says: 'You can give up a whole career path over a principle, and the people you did it to hardly notice.',
        },
        {
          says: "You have trouble handing work over, up or down the ladder, because you can't be sure what they'd do with it.",
        },
      ],
      seen: [
        {
          says: "Superiors handle you with care, although none of them could say what they're being careful about.",
        },
      ],
    },
    harmonious: {
      together: [
        {
          says: "You gain influence by doing the thorough version of a job, and you don't need it announced.",
        },
        {
          says: 'You can see what a place will need after the reorganization, and you get ready for it quietly.',
        },
        {
          says: "Authority doesn't intimidate you, and you talk to the CEO in the voice you use with the receptionist.",
          traits: ['bold'],
        },
      ],
      means: [
        {
          says: "When a company or a school has to be turned around, you're a good person to call.",
        },
        {
          says: "A change of profession in the middle of life doesn't cost you your standing, because it was never in the title.",
        },
      ],
      seen: [
        {
          says: 'People deal fairly with you on the assumption that you have somebody behind you.',
        },
      ],
    },
  },
}
